import { Alert, Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useEffect, useState } from 'react';
import { BRAND } from '@/lib/brand';
import { useReturnFocus } from '@/lib/useReturnFocus';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';
import { AUTH_TOASTS, useSignIn } from './authMutations';
import { DemoAccounts } from './DemoAccounts';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { useLoginPrompt, useSession, useSessionServices } from './SessionContext';
import { useCredentialsForm, type OnSignedIn } from './authForm';

/** Login and sign-up over the current page, which stays as it is (D-203, D-209). */
export function LoginDialog() {
  const { open, ask, close } = useLoginPrompt();
  const { session } = useSessionServices();
  const { expired } = useSession();
  const signIn = useSignIn();
  const { toast } = useToast();
  const form = useCredentialsForm({ email: expired?.email ?? null, stay: expired?.stay ?? true });
  useReturnFocus();

  // A login in another tab closes the dialog too.
  useEffect(() => session.subscribe(() => session.get().token && close()));

  const [helpOpened, setHelpOpened] = useState(false);
  const signingUp = open === 'signup';
  const onSignedIn =
    (welcome: ToastInput): OnSignedIn =>
    (response, { stay }, isMounted) => {
      // The buyer closed the dialog while the call was pending, to browse as a guest.
      if (!isMounted()) return;
      signIn(response, stay);
      toast(welcome);
      close();
    };

  return (
    <Modal
      opened
      onClose={close}
      // Escape closes only the dialog on top.
      closeOnEscape={!helpOpened}
      // The session may expire in another dialog, whose stack begins at 201.
      zIndex={400}
      title={signingUp ? 'Create Account' : 'Login'}
      size={440}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {expired && (
          <Alert color="amber" title="Your session has expired">
            Log in again to carry on. What you have entered is still here.
          </Alert>
        )}
        {signingUp ? (
          <RegisterForm form={form} onSuccess={onSignedIn(AUTH_TOASTS.signupDialog)} />
        ) : (
          <LoginForm form={form} onHelpToggle={setHelpOpened} onSuccess={onSignedIn(AUTH_TOASTS.loginDialog)} />
        )}
        <Button variant="default" fullWidth onClick={close}>
          Browse as Guest
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          {signingUp ? 'Already have an account?' : `New to ${BRAND.name}?`}{' '}
          <Anchor component="button" type="button" size="sm" py={4} onClick={() => ask(signingUp ? 'login' : 'signup')}>
            {signingUp ? 'Login' : 'Create Account'}
          </Anchor>
        </Text>
        {!signingUp && <DemoAccounts onPick={({ email, password }) => form.setValues({ email, password })} />}
      </Stack>
    </Modal>
  );
}
