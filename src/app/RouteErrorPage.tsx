import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { errorMessage, errorFromException } from '@/api/errors';
import { useSessionServices } from '@/features/session/SessionContext';
import { ErrorState } from '@/ui/ErrorState';
import { PageTitle } from '@/ui/PageTitle';
import { useToast } from '@/ui/toast/useToast';
import classes from './RouteErrorPage.module.css';

/** Shown when a page throws while rendering, or when its code cannot be loaded. Offers a retry. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { reload } = useSessionServices();
  const { pathname, search } = useLocation();
  const { toast } = useToast();
  const offlineText = () => errorMessage(errorFromException(error, false));
  const retry = () => {
    // Reloading while offline would replace the shop by the browser's own error page.
    if (navigator.onLine) reload(`${pathname}${search}`);
    else toast({ title: 'No connection yet', description: offlineText(), tone: 'danger' });
  };
  // Developers need the stack in the console, which is outside React.
  useEffect(() => console.error(error), [error]);
  return (
    <div className={classes.page}>
      <PageTitle title="Something went wrong" />
      <h1 className={classes.title}>Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        message={navigator.onLine ? errorMessage(error) : offlineText()}
        onRetry={retry}
      />
    </div>
  );
}
