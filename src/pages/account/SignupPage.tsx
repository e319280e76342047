import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AUTH_TOASTS, useSignIn } from '@/features/session/authMutations';
import { AuthLayout, SignedInNotice } from '@/features/session/AuthLayout';
import { SignupForm } from '@/features/session/SignupForm';
import { useReturnPath } from '@/features/session/useReturnPath';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import { useToast } from '@/ui/toast/useToast';

/** A new account with a username (S1 2). Success stores the token and returns to where the buyer came from (D-225). */
export default function SignupPage() {
  const { from, to, goBack } = useReturnPath();
  const signIn = useSignIn();
  const { toast } = useToast();
  const [signingIn, setSigningIn] = useState(false);
  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          Already have an account?{' '}
          <Anchor component={Link} to={paths.login(from)}>
            Login
          </Anchor>
        </>
      }
    >
      <PageTitle title="Create your account" />
      <SignedInNotice to={to} signingIn={signingIn} />
      <SignupForm
        onSuccess={async (response, isMounted) => {
          setSigningIn(true);
          signIn(response, true);
          toast(AUTH_TOASTS.accountCreated);
          if (isMounted()) await goBack();
        }}
      />
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={to}>
          Continue without an account
        </Anchor>
      </Text>
    </AuthLayout>
  );
}
