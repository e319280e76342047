import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { errorMessage, errorFromException } from '@/api/errors';
import { useSessionServices } from '@/features/session/SessionContext';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import { useToast } from '@/ui/toast/useToast';
import classes from './RouteErrorPage.module.css';

/** What a person sees when a page itself breaks or its code cannot be loaded: say so, and let them try again. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { reload } = useSessionServices();
  const { pathname, search } = useLocation();
  const { toast } = useToast();
  const offline = () => errorMessage(errorFromException(error, false));
  const tryAgain = () => {
    // Without a line the browser would put its own page in the shop's place.
    if (navigator.onLine) reload(`${pathname}${search}`);
    else toast({ title: 'No connection yet', description: offline(), tone: 'danger' });
  };
  // The console is outside React: developers want the stack there.
  useEffect(() => console.error(error), [error]);
  return (
    <div className={classes.page}>
      <PageTitle title="Something went wrong" />
      <h1 className={classes.title}>Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        message={navigator.onLine ? errorMessage(error) : offline()}
        onRetry={tryAgain}
      />
    </div>
  );
}
