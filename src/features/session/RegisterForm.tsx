import { Stack, TextInput } from '@mantine/core';
import { EmailField } from '@/ui/EmailField';
import { useSignupCall } from './authCalls';
import { signupFailedToast } from './authToasts';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useAuthSubmit } from './useAuthSubmit';
import type { EntryForm, OnEntered } from './useEntryForm';

interface RegisterFormProps {
  form: EntryForm;
  onAnswer: OnEntered;
}

/** A new account from an e-mail, a password and, if the buyer likes, a name (D-106). */
export function RegisterForm({ form, onAnswer }: RegisterFormProps) {
  const signup = useSignupCall();
  const { submit, busy } = useAuthSubmit({ form, call: signup.mutateAsync, failedToast: signupFailedToast, onAnswer });
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
        <SubmitButton busy={busy}>Create Account</SubmitButton>
      </Stack>
    </form>
  );
}
