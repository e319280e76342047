import { Alert, Anchor } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from 'react-router-dom';
import { useSession } from './SessionContext';

interface SignedInNoticeProps {
  /** Where the buyer carries on. */
  to: string;
  /** This very screen has just signed them in: they are on their way and need no notice. */
  entering: boolean;
}

/** Tells a buyer who comes to an account screen, or waits on one while another tab logs in, that they need no login. */
export function SignedInNotice({ to, entering }: SignedInNoticeProps) {
  const { token, user } = useSession();
  if (!token || entering) return null;
  return (
    <Alert color="gray" title={`You are logged in${user ? ` as ${user.name || user.email}` : ''}`}>
      <Anchor component={Link} to={to} inherit>
        Carry on
      </Anchor>
      , or use the form for another account.
    </Alert>
  );
}
