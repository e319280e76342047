import { Stack, TextInput, VisuallyHidden, type TextInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BusyButton } from '@/ui/BusyButton';
import { EmailField } from '@/ui/EmailField';
import { authRules, useAuthSubmit } from './authForm';
import { signupFailedToast, useRegister } from './authMutations';
import { PasswordField } from './PasswordField';
import classes from './SignupForm.module.css';

interface SignupValues extends Record<string, unknown> {
  email: string;
  username: string;
  password: string;
  passwordAgain: string;
  code: string;
}

interface SignupFormProps {
  /** `isMounted` tells whether the form is still on the page. */
  onSuccess: (response: { token: string }, isMounted: () => boolean) => void | Promise<void>;
}

/** Creates an account from an email address, a username and a repeated password (S1 5). */
export function SignupForm({ onSuccess }: SignupFormProps) {
  const register = useRegister();
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
    onSuccess: (response, _values, isMounted) => onSuccess(response, isMounted),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <EmailField autoComplete="username" key={form.key('email')} {...form.getInputProps('email')} />
        <TextInput
          label="Username"
          description="Remember this username for your orders."
          // Login takes the email address, so password managers must not save this as the username.
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
        <BusyButton type="submit" fullWidth busy={busy}>
          Create My Account
        </BusyButton>
      </Stack>
    </form>
  );
}

/** Fixed, and never checked (D-172). */
const CODE = '7K4M';

/** An optional field beside the code that it asks for. */
function CodeBox(props: TextInputProps) {
  return (
    <TextInput
      label="Code (optional)"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputContainer={(input) => (
        <div className={classes.row}>
          {input}
          <span className={classes.code}>
            <VisuallyHidden component="span">Displayed code: </VisuallyHidden>
            {CODE}
          </span>
        </div>
      )}
      {...props}
    />
  );
}
