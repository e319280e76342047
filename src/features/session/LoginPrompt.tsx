import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { LoginButton } from './LoginButton';

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
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      order={order}
      action={
        <>
          <LoginButton from={from} />
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
