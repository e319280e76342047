import { Button, Group, Title } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { useEffect, useRef } from 'react';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { PageTitle } from '@/ui/PageTitle';
import { Table } from '@/ui/Table';
import type { AdminOrder } from './adminOrder';
import { PackingSlip } from './PackingSlip';
import classes from './PrintSheets.module.css';

export interface PrintJob {
  /** `pick`: what to fetch from the shelves for all orders; `pack`: a slip for each parcel. */
  kind: 'pick' | 'pack';
  orders: readonly AdminOrder[];
}

interface PrintSheetsProps extends PrintJob {
  onBack: () => void;
}

/** A pick list or packing slips on the screen as they print. Without amounts: buyers resell in these boxes. */
export function PrintSheets({ kind, orders, onBack }: PrintSheetsProps) {
  const print = useRef<HTMLButtonElement>(null);
  useReturnFocus();
  // The button that opened the sheets is hidden.
  useEffect(() => print.current?.focus(), []);
  return (
    <>
      {/* Also the name of the file that is printed to. */}
      <PageTitle title={kind === 'pick' ? 'Pick list' : 'Packing slips'} />
      <Group className={classes.tools} gap="sm" mb="md">
        <Button variant="default" size="sm" onClick={onBack}>
          Back to orders
        </Button>
        <Button
          ref={print}
          size="sm"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      {kind === 'pick' ? (
        <PickList orders={orders} />
      ) : (
        orders.map((order) => <PackingSlip key={order.id} order={order} />)
      )}
    </>
  );
}

/** The pieces of each product and choice over all orders, with the orders that they are for. */
function PickList({ orders }: { orders: readonly AdminOrder[] }) {
  const picks = new Map<string, { name: string; options: string; pieces: number; ids: number[] }>();
  for (const { id, items } of orders) {
    for (const { name, options, quantity } of items) {
      const key = `${name}\n${options.join()}`;
      const pick = picks.get(key) ?? { name, options: options.join(', '), pieces: 0, ids: [] };
      picks.set(key, { ...pick, pieces: pick.pieces + quantity, ids: [...pick.ids, id] });
    }
  }
  const rows = [...picks.entries()].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <article className={classes.sheet}>
      <Title order={1} size="h3">
        Pick list
      </Title>
      <p>{orders.length === 1 ? '1 order' : `${orders.length} orders`}</p>
      <Table aria-label="Pick list">
        <thead>
          <tr>
            <th>Picked</th>
            <th>Product</th>
            <th>Choice</th>
            <th className={classes.number}>Pieces</th>
            <th>Orders</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, { name, options, pieces, ids }]) => (
            <tr key={key}>
              <td>
                <span className={classes.box} aria-hidden />
              </td>
              <td>{name}</td>
              <td>{options}</td>
              <td className={classes.number}>{pieces}</td>
              <td>{[...new Set(ids)].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </article>
  );
}
