import type { Location } from 'react-router-dom';
import { useStore } from '@/lib/store';
import { DiscardDialog } from '@/ui/DiscardDialog';
import { useDraftStore } from './DraftsContext';

/** Pages of a list and its filters are parts of one view, which keeps what was edited. */
const viewOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('view')}`;

/** Asks before unsaved cells are lost. */
export function DiscardDraftsDialog() {
  const unsaved = useStore(useDraftStore()).size > 0;
  return (
    <DiscardDialog unsaved={unsaved} isLeaving={(current, next) => viewOf(current) !== viewOf(next)}>
      What you have edited is not saved.
    </DiscardDialog>
  );
}
