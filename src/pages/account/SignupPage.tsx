import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSignIn } from '@/features/session/authCalls';
import { AUTH_TOASTS } from '@/features/session/authToasts';
import { EntryLayout } from '@/features/session/EntryLayout';
import { SignedInNotice } from '@/features/session/SignedInNotice';
import { SignupForm } from '@/features/session/SignupForm';
import { useReturnPath } from '@/features/session/useReturnPath';
import { paths } from '@/lib/paths';
import { PageTitle } from '@/ui/PageTitle';
import { useToast } from '@/ui/toast/useToast';

/** A new account with a username (S1 2); success stores the token and leads back to where the buyer came from (D-225). */
export default function SignupPage() {
  const { from, to, goBack } = useReturnPath();
  const signIn = useSignIn();
  const { toast } = useToast();
  const [entering, setEntering] = useState(false);
  return (
    <EntryLayout
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
      <SignedInNotice to={to} entering={entering} />
      <SignupForm
        onAnswer={async (answer, stillHere) => {
          setEntering(true);
          signIn(answer, true);
          toast(AUTH_TOASTS.accountCreated);
          if (stillHere()) await goBack();
        }}
      />
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={to}>
          Carry on without an account
        </Anchor>
      </Text>
    </EntryLayout>
  );
}
