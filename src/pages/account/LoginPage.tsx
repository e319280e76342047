import { Anchor, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSignIn } from '@/features/session/authCalls';
import { AUTH_TOASTS } from '@/features/session/authToasts';
import { DemoAccounts } from '@/features/session/DemoAccounts';
import { EntryLayout } from '@/features/session/EntryLayout';
import { LoginForm } from '@/features/session/LoginForm';
import { RegisterForm } from '@/features/session/RegisterForm';
import { useSession } from '@/features/session/SessionContext';
import { SignedInNotice } from '@/features/session/SignedInNotice';
import { SocialLogin } from '@/features/session/SocialLogin';
import { useEntryForm, type OnEntered } from '@/features/session/useEntryForm';
import { useReturnPath } from '@/features/session/useReturnPath';
import { BRAND } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import type { ToastInput } from '@/ui/toast/toastStore';
import { useToast } from '@/ui/toast/useToast';

/** Login and Register (S1 2); success stores the token and leads back to where the buyer came from (D-225). */
export default function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const { from, to, goBack } = useReturnPath();
  const { expired } = useSession();
  const signIn = useSignIn();
  const { toast } = useToast();
  const [entering, setEntering] = useState(false);
  const form = useEntryForm({ email: expired?.email ?? null });

  const registering = search.get('tab') === 'register';
  const showTab = (tab: string | null) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        if (tab === 'register') next.set('tab', tab);
        else next.delete('tab');
        return next;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  const enter =
    (welcome: ToastInput): OnEntered =>
    async (answer, { stay }, stillHere) => {
      // Who has changed the tab meanwhile stays, and is told.
      setEntering(stillHere());
      signIn(answer, stay);
      toast(welcome);
      if (stillHere()) await goBack();
    };

  return (
    <EntryLayout
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
      <SignedInNotice to={to} entering={entering} />
      <Tabs value={registering ? 'register' : 'login'} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="login">Login</Tabs.Tab>
          <Tabs.Tab value="register">Register</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm form={form} withStay onAnswer={enter(AUTH_TOASTS.loginScreen)} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterForm form={form} onAnswer={enter(AUTH_TOASTS.accountCreated)} />
        </Tabs.Panel>
      </Tabs>
      <SocialLogin />
      {!registering && <DemoAccounts onPick={({ email, password }) => form.setValues({ email, password })} />}
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={to}>
          Carry on without logging in
        </Anchor>
      </Text>
    </EntryLayout>
  );
}
