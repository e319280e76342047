import { TextInput, type TextInputProps } from '@mantine/core';

interface EmailFieldProps extends Omit<TextInputProps, 'type' | 'autoComplete'> {
  /** `username` tells password managers that the address is what an account is logged into with. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address that has to be given; phones show the keys for it and leave its letters alone. */
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
