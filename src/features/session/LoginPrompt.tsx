import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/EmptyState';
import { useLoginPrompt, useSession } from './SessionContext';

interface LoginPromptProps {
  /** The path to come back to after the login (D-225). */
  from: string;
  title?: string;
  illustration?: string;
  /** Why the page needs a login. */
  children: ReactNode;
  /** Another button beside the login. */
  action?: ReactNode;
  /** Heading level; 1 if this is the whole page. */
  order?: 1 | 2;
}

/** Shown to a visitor in place of a page that needs a login (D-64). */
export function LoginPrompt(props: LoginPromptProps) {
  const { from, title = 'Please log in to continue', illustration = 'empty-cart', children, action, order = 2 } = props;
  const { expired } = useSession();
  const { ask } = useLoginPrompt();
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      order={order}
      action={
        <>
          {/* After an expiry the login opens in place: what was entered on this page is kept. */}
          {expired ? (
            <Button onClick={() => ask('login')}>Login</Button>
          ) : (
            <Button component={Link} to={paths.login(from)}>
              Login
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
