import { Table, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { percentText } from '@/domain/money';
import type { PriceBreak } from '@/domain/product/quantityDiscount';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCountRange } from '@/lib/count';
import { Money } from '@/ui/Money';
import classes from './TierTable.module.css';

interface TierTableProps {
  rows: readonly PriceBreak[];
  active: PriceBreak | null;
  /** Receives the first quantity of the clicked row. */
  onPick: (quantity: number) => void;
}

/** The quantity discounts, one row per price, with the current row marked. Hidden without tiers (D-176). */
export function TierTable({ rows, active, onPick }: TierTableProps) {
  const { format } = useCurrency();
  if (rows.length === 0) return null;
  return (
    <Table className={classes.table} data-dense aria-label="Quantity discounts">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Quantity</Table.Th>
          <Table.Th data-numeric>Discount</Table.Th>
          <Table.Th data-numeric>Price (each)</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => {
          const current = row === active;
          return (
            <Table.Tr
              key={row.minQuantity}
              className={classes.row}
              data-active={current || undefined}
              aria-current={current || undefined}
            >
              <Table.Td>
                <button type="button" className={classes.pick} onClick={() => onPick(row.minQuantity)}>
                  {formatCountRange(row)}{' '}
                  <VisuallyHidden component="span">
                    {row.maxQuantity === 1 ? 'piece' : 'pieces'}
                    {current ? ', your quantity' : ''}
                  </VisuallyHidden>
                </button>
              </Table.Td>
              <Table.Td data-numeric>
                {row.fraction.amount > 0 ? `${percentText(row.fraction)}%` : <span aria-label="none">–</span>}
              </Table.Td>
              <Table.Td data-numeric>
                <Money text={format(row.unitPrice)} />
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
