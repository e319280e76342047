import { Checkbox, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { EmailField } from '@/ui/EmailField';
import { loginFailedToast } from './authToasts';
import { useLoginCall } from './authCalls';
import { ForgotPassword } from './ForgotPassword';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useAuthSubmit } from './useAuthSubmit';
import type { EntryForm, OnEntered } from './useEntryForm';

interface LoginFormProps {
  form: EntryForm;
  /** Offers 'Stay signed in' (D-86). */
  withStay?: boolean;
  /** Told when the dialog about a forgotten password opens and closes. */
  onHelp?: (opened: boolean) => void;
  onAnswer: OnEntered;
}

/** E-mail and password of an account. */
export function LoginForm({ form, withStay = false, onHelp, onAnswer }: LoginFormProps) {
  const login = useLoginCall();
  const { submit, busy } = useAuthSubmit({ form, call: login.mutateAsync, failedToast: loginFailedToast, onAnswer });
  const emailKnown = form.getInitialValues().email !== '';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField
          autoComplete="username"
          data-autofocus={!emailKnown || undefined}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          data-autofocus={emailKnown || undefined}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group justify="space-between" gap="xs">
          {withStay && (
            <Checkbox
              label="Stay signed in"
              key={form.key('stay')}
              {...form.getInputProps('stay', { type: 'checkbox' })}
            />
          )}
          <ForgotPassword onToggle={onHelp} />
        </Group>
        <SubmitButton busy={busy}>Login</SubmitButton>
      </Stack>
    </form>
  );
}
