import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardDialogProps {
  /** Something was typed that is not saved yet. */
  unsaved: boolean;
  /** Whether a navigation would lose it; any to another path if absent. */
  isLeaving?: (current: Location, next: Location) => boolean;
  /** The dialog with the changes is about to be closed. */
  asking?: boolean;
  /** Closes that dialog. */
  onDiscard?: () => void;
  onKeep?: () => void;
  /** Its name in the `Modal.Stack` of a dialog. */
  stackId?: string;
  /** What is lost. */
  children: ReactNode;
}

/** Asks before unsaved changes are lost: when their dialog closes, on the way to another page, and before the tab is closed. */
export function DiscardDialog({ unsaved, isLeaving = isOtherPath, asking = false, ...rest }: DiscardDialogProps) {
  const { onDiscard, onKeep, stackId, children } = rest;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && isLeaving(currentLocation, nextLocation),
  );
  useUnloadWarning(unsaved);
  return (
    <ConfirmDialog
      open={asking || blocker.state === 'blocked'}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
        else onDiscard?.();
      }}
      onCancel={() => {
        blocker.reset?.();
        onKeep?.();
      }}
      {...(stackId !== undefined && { stackId })}
    >
      {children}
    </ConfirmDialog>
  );
}

const isOtherPath = (current: Location, next: Location) => current.pathname !== next.pathname;

/** The browser asks in its own words before the tab is closed or reloaded. */
function useUnloadWarning(unsaved: boolean) {
  // The browser's window is outside React.
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
