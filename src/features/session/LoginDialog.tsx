import { Alert, Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useEffect, useState } from 'react';
import { BRAND } from '@/lib/brand';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';
import { useSignIn } from './authCalls';
import { AUTH_TOASTS } from './authToasts';
import { DemoAccounts } from './DemoAccounts';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { useLoginPrompt, useSession, useSessionServices } from './SessionContext';
import { useEntryForm, type OnEntered } from './useEntryForm';

/** Logs a buyer in, or makes an account, over the page that they are on; they stay on it (D-203, D-209). */
export function LoginDialog() {
  const { open, ask, close } = useLoginPrompt();
  const { session } = useSessionServices();
  const { expired } = useSession();
  const signIn = useSignIn();
  const { toast } = useToast();
  const form = useEntryForm({ email: expired?.email ?? null, stay: expired?.stay ?? true });
  const [opener] = useState(() => document.activeElement);

  // The session lives outside React: a login in another tab answers the question as well.
  useEffect(() => session.subscribe(() => session.get().token && close()));
  // The dialog is taken away whole, so it gives the focus back itself.
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);

  const [helping, setHelping] = useState(false);
  const signingUp = open === 'signup';
  const enter =
    (welcome: ToastInput): OnEntered =>
    (answer, { stay }, stillHere) => {
      // Closed while the call was under way: the buyer chose to browse as a guest.
      if (!stillHere()) return;
      signIn(answer, stay);
      toast(welcome);
      close();
    };

  return (
    <Modal
      opened
      onClose={close}
      // Escape closes the dialog on top alone.
      closeOnEscape={!helping}
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
          <RegisterForm form={form} onAnswer={enter(AUTH_TOASTS.signupDialog)} />
        ) : (
          <LoginForm form={form} onHelp={setHelping} onAnswer={enter(AUTH_TOASTS.loginDialog)} />
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
