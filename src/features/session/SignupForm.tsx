import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { EmailField } from '@/ui/EmailField';
import { useRegisterCall } from './authCalls';
import { authRules } from './authRules';
import { signupFailedToast } from './authToasts';
import { CodeBox } from './CodeBox';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useAuthSubmit } from './useAuthSubmit';

interface SignupValues extends Record<string, unknown> {
  email: string;
  username: string;
  password: string;
  passwordAgain: string;
  code: string;
}

interface SignupFormProps {
  onAnswer: (answer: { token: string }, stillHere: () => boolean) => void | Promise<void>;
}

/** E-mail, username, the password twice, and the code box that is never checked (S1 5, D-172). */
export function SignupForm({ onAnswer }: SignupFormProps) {
  const register = useRegisterCall();
  const form = useForm<SignupValues>({
    mode: 'uncontrolled',
    initialValues: { email: '', username: '', password: '', passwordAgain: '', code: '' },
    validate: {
      email: authRules.email,
      username: authRules.username,
      password: authRules.password,
      passwordAgain: (again, { password }) => {
        if (again === '') return 'Enter the password again';
        return again === password || password === '' ? null : 'Passwords do not match';
      },
    },
  });
  const { submit, busy } = useAuthSubmit({
    form,
    call: register.mutateAsync,
    failedToast: signupFailedToast,
    onAnswer: (answer, _values, stillHere) => onAnswer(answer, stillHere),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
        <TextInput
          label="Username"
          description="Remember this username for your orders."
          // The login asks for the e-mail: a password manager that kept this name instead would fill in what fails.
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Password again"
          autoComplete="new-password"
          required
          key={form.key('passwordAgain')}
          {...form.getInputProps('passwordAgain')}
        />
        <CodeBox key={form.key('code')} {...form.getInputProps('code')} />
        <SubmitButton busy={busy}>Create My Account</SubmitButton>
      </Stack>
    </form>
  );
}
