import { TextInput, type TextInputProps } from '@mantine/core';

interface EmailFieldProps extends Omit<TextInputProps, 'type' | 'autoComplete'> {
  /** `username` tells password managers that the address is the login name. */
  autoComplete?: 'email' | 'username';
}

/** A required email field with the email keyboard on phones, without auto-capitalization and spell check. */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
