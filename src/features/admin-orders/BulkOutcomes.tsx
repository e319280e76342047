import { ScrollArea, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { errorMessage } from '@/api/errors';
import type { Outcome } from '@/lib/runEach';
import { StatusBadge } from '@/ui/StatusBadge';
import type { BulkChange } from './bulkMutations';

interface BulkOutcomesProps {
  outcomes: readonly Outcome<BulkChange, unknown>[];
  /** Said of an order that was changed. */
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
          <Table.Tbody>
            {outcomes
              .toSorted((a, b) => Number(a.ok) - Number(b.ok))
              .map((outcome) => (
                <Table.Tr key={outcome.item.id}>
                  <Table.Th scope="row">{outcome.item.id}</Table.Th>
                  <Table.Td>
                    <StatusBadge tone={outcome.ok ? 'good' : 'bad'} variant="plain">
                      {outcome.ok ? success : errorMessage(outcome.error)}
                    </StatusBadge>
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </>
  );
}
