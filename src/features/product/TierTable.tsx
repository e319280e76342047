import { VisuallyHidden } from '@mantine/core';
import { percentText } from '@/domain/money';
import type { PriceBreak } from '@/domain/product/quantityDiscount';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { formatCountRange } from '@/lib/count';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
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
    <Table className={classes.table} dense aria-label="Quantity discounts">
      <thead>
        <tr>
          <th>Quantity</th>
          <th data-numeric>Discount</th>
          <th data-numeric>Price (each)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const current = row === active;
          return (
            <tr
              key={row.minQuantity}
              className={classes.row}
              data-active={current || undefined}
              aria-current={current || undefined}
            >
              <td>
                <button type="button" className={classes.pick} onClick={() => onPick(row.minQuantity)}>
                  {formatCountRange(row)}{' '}
                  <VisuallyHidden component="span">
                    {row.maxQuantity === 1 ? 'piece' : 'pieces'}
                    {current ? ', your quantity' : ''}
                  </VisuallyHidden>
                </button>
              </td>
              <td data-numeric>
                {row.fraction.amount > 0 ? `${percentText(row.fraction)}%` : <span aria-label="none">–</span>}
              </td>
              <td data-numeric>
                <Money text={format(row.unitPrice)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
