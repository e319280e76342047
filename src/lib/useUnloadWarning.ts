import { useEffect } from 'react';

/** Asks before the tab is closed or reloaded with unsaved changes. */
export function useUnloadWarning(dirty: boolean) {
  // The browser's window is outside React.
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}
