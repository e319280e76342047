import type { ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useUnsavedChanges } from '@/lib/useUnsavedChanges';
import { ConfirmDialog } from './ConfirmDialog';

interface DiscardQuestionProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
  /** Its name in the `Modal.Stack` of a dialog. */
  stackId?: string | undefined;
  /** What is lost. */
  children: ReactNode;
}

/** 'Discard your changes?', for a caller that knows when to ask. */
export function DiscardQuestion({ open, onDiscard, onKeep, stackId, children }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onKeep}
      {...(stackId !== undefined && { stackId })}
    >
      {children}
    </ConfirmDialog>
  );
}

interface DiscardDialogProps extends Pick<DiscardQuestionProps, 'stackId' | 'children'> {
  /** Something was typed that is not saved yet. */
  unsaved: boolean;
  /** Whether a navigation would lose it; any to another path if absent. */
  isLeaving?: (current: Location, next: Location) => boolean;
  /** The dialog with the changes is about to be closed. */
  asking?: boolean;
  /** Closes that dialog. */
  onDiscard?: () => void;
  onKeep?: () => void;
}

/** Asks before unsaved changes are lost: when their dialog closes, on the way to another page, and before the tab is closed. */
export function DiscardDialog({ unsaved, isLeaving = isOtherPath, asking = false, ...rest }: DiscardDialogProps) {
  const { onDiscard, onKeep, stackId, children } = rest;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && isLeaving(currentLocation, nextLocation),
  );
  useUnsavedChanges(unsaved);
  return (
    <DiscardQuestion
      open={asking || blocker.state === 'blocked'}
      onDiscard={() => {
        if (blocker.state === 'blocked') blocker.proceed();
        else onDiscard?.();
      }}
      onKeep={() => {
        blocker.reset?.();
        onKeep?.();
      }}
      stackId={stackId}
    >
      {children}
    </DiscardQuestion>
  );
}

const isOtherPath = (current: Location, next: Location) => current.pathname !== next.pathname;
