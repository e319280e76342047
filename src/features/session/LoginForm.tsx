import { Anchor, Checkbox, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { BusyButton } from '@/ui/BusyButton';
import { EmailField } from '@/ui/EmailField';
import { LazyDialog } from '@/ui/LazyDialog';
import { useAuthSubmit, type CredentialsForm, type OnSignedIn } from './authForm';
import { loginFailedToast, useLogin } from './authMutations';
import { PasswordField } from './PasswordField';

interface LoginFormProps {
  form: CredentialsForm;
  /** Offers 'Stay signed in' (D-86). */
  showStaySignedIn?: boolean;
  /** Called when the dialog about a forgotten password opens and closes. */
  onHelpToggle?: (opened: boolean) => void;
  onSuccess: OnSignedIn;
}

export function LoginForm({ form, showStaySignedIn = false, onHelpToggle, onSuccess }: LoginFormProps) {
  const login = useLogin();
  const { submit, busy } = useAuthSubmit({ form, call: login.mutateAsync, failedToast: loginFailedToast, onSuccess });
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
          {showStaySignedIn && (
            <Checkbox
              label="Stay signed in"
              key={form.key('stay')}
              {...form.getInputProps('stay', { type: 'checkbox' })}
            />
          )}
          <ForgotPassword onToggle={onHelpToggle} />
        </Group>
        <BusyButton type="submit" fullWidth busy={busy}>
          Login
        </BusyButton>
      </Stack>
    </form>
  );
}

const loadForgotPasswordDialog = async () => (await import('./ForgotPasswordDialog')).ForgotPasswordDialog;

/** Explains how to reach support, since no call resets a password (D-86). */
function ForgotPassword({ onToggle }: { onToggle: ((opened: boolean) => void) | undefined }) {
  return (
    <LazyDialog
      load={loadForgotPasswordDialog}
      {...(onToggle && { onToggle })}
      opener={(props) => (
        <Anchor {...props} component="button" type="button" size="sm" py={4}>
          Forgot your password
        </Anchor>
      )}
    >
      {(ForgotPasswordDialog, { opened, close }) => opened && <ForgotPasswordDialog onClose={close} />}
    </LazyDialog>
  );
}
