import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AdminProduct } from '@/api/types';
import { errorMessage } from '@/api/errors';
import { useStore } from '@/lib/store';
import { BusyButton } from '@/ui/BusyButton';
import { changesOf, undoOf, type Drafts } from './draftStore';
import { useDraftStore } from './DraftsContext';
import classes from './InventoryGrid.module.css';
import { usePatchInventory, type InventoryChange } from './productMutations';

/** Saves, discards and takes back what was edited. It appears with the first edit, and names the rows that could not be saved. */
export function SaveBar({ rows }: { rows: readonly AdminProduct[] }) {
  const store = useDraftStore();
  const drafts = useStore(store);
  const patch = usePatchInventory();
  const [undo, setUndo] = useState<InventoryChange[]>([]);
  const [done, setDone] = useState(0);
  const { changes, invalid } = changesOf(drafts);

  const send = (some: InventoryChange[], sent: Drafts, restoring: InventoryChange[]) => {
    setDone(0);
    patch.mutate(
      { changes: some, onProgress: setDone },
      {
        onSuccess: (outcomes) => {
          const saved = new Set(outcomes.flatMap(({ ok, item }) => (ok ? [item.id] : [])));
          store.settle(new Map([...sent].filter(([id]) => saved.has(id))));
          for (const outcome of outcomes) if (!outcome.ok) store.fail(outcome.item.id, errorMessage(outcome.error));
          setUndo(restoring.filter(({ id }) => saved.has(id)));
        },
      },
    );
  };
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? `Product ${id}`;
  const failures = [...drafts].flatMap(([id, { failure }]) => (failure ? [{ id, failure }] : []));
  if (drafts.size === 0 && undo.length === 0) return null;
  return (
    <section className={classes.bar} aria-label="Changes">
      <strong role="status">
        {drafts.size === 0
          ? 'All changes are saved'
          : `${drafts.size === 1 ? '1 product' : `${drafts.size} products`} changed`}
        {invalid > 0 && `, ${invalid === 1 ? '1 cell' : `${invalid} cells`} to correct`}
      </strong>
      {drafts.size > 0 && (
        <>
          <BusyButton
            size="xs"
            busy={patch.isPending}
            disabled={changes.length === 0}
            onClick={() => send(changes, drafts, undoOf(changes, drafts))}
          >
            {patch.isPending && changes.length > 1 ? `${done} of ${changes.length}` : 'Save'}
          </BusyButton>
          <Button size="xs" variant="default" onClick={() => store.discard()}>
            Discard
          </Button>
        </>
      )}
      {undo.length > 0 && (
        <BusyButton size="xs" variant="default" busy={patch.isPending} onClick={() => send(undo, new Map(), [])}>
          Undo the last save
        </BusyButton>
      )}
      {failures.length > 0 && (
        <ul className={classes.failures}>
          {failures.map(({ id, failure }) => (
            <li key={id}>
              {nameOf(id)}: {failure}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
