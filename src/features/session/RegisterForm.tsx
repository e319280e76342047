import { Stack, TextInput } from '@mantine/core';
import { BusyButton } from '@/ui/BusyButton';
import { EmailField } from '@/ui/EmailField';
import { useAuthSubmit, type CredentialsForm, type OnSignedIn } from './authForm';
import { signupFailedToast, useSignup } from './authMutations';
import { PasswordField } from './PasswordField';

interface RegisterFormProps {
  form: CredentialsForm;
  onSuccess: OnSignedIn;
}

/** Creates an account from an email address, a password and an optional name (D-106). */
export function RegisterForm({ form, onSuccess }: RegisterFormProps) {
  const signup = useSignup();
  const { submit, busy } = useAuthSubmit({ form, call: signup.mutateAsync, failedToast: signupFailedToast, onSuccess });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField autoComplete="username" data-autofocus key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <TextInput label="Name (optional)" autoComplete="name" key={form.key('name')} {...form.getInputProps('name')} />
        <BusyButton type="submit" fullWidth busy={busy}>
          Create Account
        </BusyButton>
      </Stack>
    </form>
  );
}
