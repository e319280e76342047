import { createContext, use, useEffect, useId } from 'react';

/** The forms on the page that have unsaved changes, by id; null where no one asks for them. */
export const UnsavedChangesContext = createContext<Set<string> | null>(null);

/**
 * While `unsaved`, the browser asks in its own words before the tab is closed or reloaded. In the back office, so does the login
 * of an expired session before it is left.
 */
export function useUnsavedChanges(unsaved: boolean) {
  const forms = use(UnsavedChangesContext);
  const id = useId();
  // The browser's window is outside React.
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    forms?.add(id);
    return () => {
      window.removeEventListener('beforeunload', warn);
      forms?.delete(id);
    };
  }, [unsaved, forms, id]);
}
