import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { AdminProduct } from '@/api/types';
import { useStore } from '@/lib/store';
import { BusyButton } from '@/ui/BusyButton';
import { FocusTableOnRemoval } from '@/ui/data-table/TableGrid';
import { changesOf, undoOf, type Drafts } from './draftStore';
import { useDraftStore } from './DraftsContext';
import classes from './InventoryGrid.module.css';
import { usePatchInventory, type InventoryChange } from './productMutations';

/** The bar covers rows of the table, so it lists no more than these. */
const MAX_REASONS = 5;

interface SaveBarProps {
  /** The products as they were last read. */
  rows: readonly AdminProduct[];
}

/** Saves, discards and takes back what was edited. It appears with the first edit, and says what cannot be saved and why. */
export function SaveBar({ rows }: SaveBarProps) {
  const store = useDraftStore();
  const drafts = useStore(store);
  const patch = usePatchInventory();
  const [undo, setUndo] = useState<InventoryChange[]>([]);
  const [done, setDone] = useState(0);
  const { changes, problems } = changesOf(drafts);

  /** `undoAfter` are the changes that can be undone next; what has not been saved leaves them as they are. */
  const send = (
    some: InventoryChange[],
    sent: Drafts,
    undoAfter: (saved: ReadonlySet<number>) => InventoryChange[],
  ) => {
    setDone(0);
    patch.mutate(
      { changes: some, onProgress: setDone },
      {
        onSuccess: (outcomes) => {
          const saved = new Set(outcomes.flatMap(({ ok, item }) => (ok ? [item.id] : [])));
          store.settle(new Map([...sent].filter(([id]) => saved.has(id))));
          for (const outcome of outcomes) if (!outcome.ok) store.fail(outcome.item.id, errorMessage(outcome.error));
          if (saved.size > 0) setUndo(undoAfter(saved));
        },
      },
    );
  };
  const save = () => {
    const restoring = undoOf(changes, drafts, rows);
    send(changes, drafts, (saved) => restoring.filter(({ id }) => saved.has(id)));
  };
  // What could not be restored can be tried again.
  const restore = () => send(undo, new Map(), (saved) => undo.filter(({ id }) => !saved.has(id)));
  const failures = [...drafts.values()].flatMap(({ product, failure }) =>
    failure ? [`${product.name}: ${failure}`] : [],
  );
  const reasons = [...problems, ...failures];
  if (drafts.size === 0 && undo.length === 0) return null;
  return (
    <FocusTableOnRemoval>
      <section className={classes.bar} aria-label="Changes">
        <strong role="status">
          {drafts.size === 0
            ? 'All changes are saved'
            : `${drafts.size === 1 ? '1 product' : `${drafts.size} products`} changed`}
          {problems.length > 0 && `, ${problems.length === 1 ? '1 cell' : `${problems.length} cells`} to correct`}
        </strong>
        {drafts.size > 0 && (
          <FocusTableOnRemoval>
            <BusyButton size="xs" busy={patch.isPending} disabled={changes.length === 0} onClick={save}>
              {patch.isPending && changes.length > 1 ? `${done} of ${changes.length}` : 'Save'}
            </BusyButton>
            <Button size="xs" variant="default" onClick={() => store.discard()}>
              Discard
            </Button>
          </FocusTableOnRemoval>
        )}
        {undo.length > 0 && (
          <BusyButton size="xs" variant="default" busy={patch.isPending} onClick={restore}>
            Undo the last save
          </BusyButton>
        )}
        {reasons.length > 0 && (
          <ul className={classes.failures}>
            {reasons.slice(0, MAX_REASONS).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {reasons.length > MAX_REASONS && <li>and {reasons.length - MAX_REASONS} more</li>}
          </ul>
        )}
      </section>
    </FocusTableOnRemoval>
  );
}
