import { useBlocker, type Location } from 'react-router-dom';
import { useStore } from '@/lib/store';
import { useUnloadWarning } from '@/lib/useUnloadWarning';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useDraftStore } from './DraftsContext';

/** Pages of a list and its filters are parts of one view, which keeps what was edited. */
const viewOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('view')}`;

/** Asks before unsaved cells are lost: on the way to another page or view, and before the tab is closed. */
export function LeaveQuestion() {
  const unsaved = useStore(useDraftStore()).size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && viewOf(currentLocation) !== viewOf(nextLocation),
  );
  useUnloadWarning(unsaved);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Discard your changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you have edited is not saved.
    </ConfirmDialog>
  );
}
