import { ScrollArea, Text } from '@mantine/core';
import { errorMessage } from '@/api/errors';
import type { Outcome } from '@/lib/runEach';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';
import type { BulkChange } from './bulkMutations';

interface BulkOutcomesProps {
  outcomes: readonly Outcome<BulkChange, unknown>[];
  /** The text for an order that was changed. */
  success: string;
}

/** The result of each order, the failed ones first. */
export function BulkOutcomes({ outcomes, success }: BulkOutcomesProps) {
  const failed = outcomes.filter(({ ok }) => !ok).length;
  return (
    <>
      <Text role="status" size="sm" mb="xs">
        {outcomes.length - failed} of {outcomes.length} orders changed
        {failed > 0 ? `, ${failed} failed.` : '.'}
      </Text>
      <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table aria-label="Result of each order">
          <tbody>
            {outcomes
              .toSorted((a, b) => Number(a.ok) - Number(b.ok))
              .map((outcome) => (
                <tr key={outcome.item.id}>
                  <th scope="row">{outcome.item.id}</th>
                  <td>
                    <StatusBadge tone={outcome.ok ? 'good' : 'bad'} variant="plain">
                      {outcome.ok ? success : errorMessage(outcome.error)}
                    </StatusBadge>
                  </td>
                </tr>
              ))}
          </tbody>
        </Table>
      </ScrollArea.Autosize>
    </>
  );
}
