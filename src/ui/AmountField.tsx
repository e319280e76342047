import { TextInput, type TextInputProps } from '@mantine/core';

/**
 * A field for an amount of money, with the keyboard for decimals on phones. Its type is text: the wheel changes the value of
 * a focused number field, and browsers report what they cannot read as empty.
 */
export function AmountField(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput type="text" inputMode="decimal" autoComplete="off" maxLength={16} {...props} />;
}
