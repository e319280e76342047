import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useLoginPrompt, useSession } from './SessionContext';

interface LoginButtonProps extends ButtonProps {
  /** The path to come back to after the login (D-225); home by default. */
  from?: string | undefined;
}

/** Leads to the login page. After an expiry it opens the login in place: what was entered on this page is kept (D-209). */
export function LoginButton({ from, ...props }: LoginButtonProps) {
  const { expired } = useSession();
  const { ask } = useLoginPrompt();
  return expired ? (
    <Button {...props} onClick={() => ask()}>
      Login
    </Button>
  ) : (
    <Button {...props} component={Link} to={paths.login(from)}>
      Login
    </Button>
  );
}
