import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import classes from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete' | 'classNames'> {
  /** Tells password managers whether to fill in or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      classNames={{ input: classes.box, innerInput: classes.field }}
      error={error}
      aria-invalid={Boolean(error) || undefined}
      autoCapitalize="none"
      spellCheck={false}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show characters' }}
      {...props}
    />
  );
}
