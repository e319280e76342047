import { TextInput, type TextInputProps } from '@mantine/core';

/**
 * A field for an amount of money, with the keyboard for decimals on phones. Its type is text: the mouse wheel changes the value of
 * a focused number field, and browsers report invalid text as empty.
 */
export function AmountField(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput type="text" inputMode="decimal" autoComplete="off" maxLength={16} {...props} />;
}
