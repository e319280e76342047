import { Alert, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { authRules, useIsMounted } from '@/features/session/authForm';
import { DemoAccounts } from '@/features/session/DemoAccounts';
import { PasswordField } from '@/features/session/PasswordField';
import { focusField } from '@/lib/focus';
import { useSingleFlight } from '@/lib/useSingleFlight';
import { BusyButton } from '@/ui/BusyButton';
import { EmailField } from '@/ui/EmailField';
import { loginFailure, useAdminLogin } from './adminAuth';
import { useAdminSessionStore } from './AdminSessionContext';

/** Email and password of a clerk. A success stores the token; a refusal shows as an alert, and what was typed stays. */
export function AdminLoginForm({ onSuccess }: { onSuccess?: () => void }) {
  const session = useAdminSessionStore();
  const login = useAdminLogin();
  const { run, pending } = useSingleFlight();
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: authRules.email, password: authRules.password },
  });

  const send = async (values: typeof form.values, element: HTMLFormElement) => {
    setFailure(null);
    try {
      const { token } = await login.mutateAsync(values);
      // The clerk has closed the login in the meantime, and with it left the back office.
      if (!isMounted()) return;
      session.signIn(token);
      onSuccess?.();
    } catch (error) {
      setFailure(loginFailure(error));
      focusField(element, 'password');
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        const element = event.currentTarget;
        form.onSubmit(
          (values) => void run(() => send(values, element)),
          (errors) => focusField(element, Object.keys(errors)[0] ?? ''),
        )(event);
      }}
    >
      <Stack gap="md">
        {failure && (
          <Alert role="alert" color="red">
            {failure}
          </Alert>
        )}
        <EmailField autoComplete="username" data-autofocus key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" fullWidth busy={pending}>
          {pending ? 'Signing in...' : 'Sign in'}
        </BusyButton>
        <DemoAccounts kind="clerk" onPick={({ email, password }) => form.setValues({ email, password })} />
      </Stack>
    </form>
  );
}
