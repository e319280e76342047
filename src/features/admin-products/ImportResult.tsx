import { Text } from '@mantine/core';
import { errorMessage } from '@/api/errors';
import type { Outcome } from '@/lib/runEach';
import type { InventoryChange } from './productMutations';

/** How many products were saved, and why each of the others was not. */
export function ImportResult({ outcomes }: { outcomes: readonly Outcome<InventoryChange, unknown>[] }) {
  const failed = outcomes.flatMap((outcome) =>
    outcome.ok ? [] : [{ id: outcome.item.id, reason: errorMessage(outcome.error) }],
  );
  return (
    <>
      <Text role="status" size="sm">
        {outcomes.length - failed.length} of {outcomes.length} products saved.
      </Text>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ id, reason }) => (
            <li key={id}>
              Product {id}: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
