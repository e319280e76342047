import { Anchor, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AUTH_TOASTS, useSignIn } from '@/features/session/authMutations';
import { DemoAccounts } from '@/features/session/DemoAccounts';
import { AuthLayout, SignedInNotice } from '@/features/session/AuthLayout';
import { LoginForm } from '@/features/session/LoginForm';
import { RegisterForm } from '@/features/session/RegisterForm';
import { useSession } from '@/features/session/SessionContext';
import { SocialLogin } from '@/features/session/SocialLogin';
import { useCredentialsForm, type OnSignedIn } from '@/features/session/authForm';
import { useReturnPath } from '@/features/session/useReturnPath';
import { BRAND } from '@/lib/brand';
import { useUpdateSearchParams } from '@/lib/navigateFrom';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import { SectionBoundary } from '@/ui/SectionBoundary';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';

/** Login and Register (S1 2). Success stores the token and returns to where the buyer came from (D-225). */
export default function LoginPage() {
  const [search] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const { from, to, goBack } = useReturnPath();
  const { expired } = useSession();
  const signIn = useSignIn();
  const { toast } = useToast();
  const [signingIn, setSigningIn] = useState(false);
  const form = useCredentialsForm({ email: expired?.email ?? null });

  const registering = search.get('tab') === 'register';
  const showTab = (tab: string | null) =>
    updateSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (tab === 'register') next.set('tab', tab);
        else next.delete('tab');
        return next;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  const onSignedIn =
    (welcome: ToastInput): OnSignedIn =>
    async (response, { stay }, isMounted) => {
      // If the buyer has changed the tab in the meantime, they stay and see the notice.
      setSigningIn(isMounted());
      signIn(response, stay);
      toast(welcome);
      if (isMounted()) await goBack();
    };

  return (
    <AuthLayout
      title={registering ? 'Create your account' : `Log in to ${BRAND.name}`}
      lead={
        <>
          {registering ? 'Want a username too?' : `New to ${BRAND.name}?`}{' '}
          <Anchor component={Link} to={paths.signup(from)}>
            {registering ? 'Use the full form' : 'Create an account'}
          </Anchor>
        </>
      }
    >
      <PageTitle title={registering ? 'Register' : 'Login'} />
      <SignedInNotice to={to} signingIn={signingIn} />
      <Tabs value={registering ? 'register' : 'login'} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="login">Login</Tabs.Tab>
          <Tabs.Tab value="register">Register</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm form={form} showStaySignedIn onSuccess={onSignedIn(AUTH_TOASTS.loginScreen)} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterForm form={form} onSuccess={onSignedIn(AUTH_TOASTS.accountCreated)} />
        </Tabs.Panel>
      </Tabs>
      <SocialLogin />
      {!registering && (
        <SectionBoundary failure="The demo accounts could not be shown">
          <DemoAccounts onPick={({ email, password }) => form.setValues({ email, password })} />
        </SectionBoundary>
      )}
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={to}>
          Continue without logging in
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
