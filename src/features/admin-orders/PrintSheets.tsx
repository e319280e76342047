import { Button, Group, Table, Title } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import { BRAND } from '@/lib/brand';
import type { AdminOrder } from './adminOrder';
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
  return (
    <>
      <Group className={classes.tools} gap="sm" mb="md">
        <Button variant="default" size="sm" onClick={onBack}>
          Back to orders
        </Button>
        <Button size="sm" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      {kind === 'pick' ? <PickList orders={orders} /> : orders.map((order) => <Slip key={order.id} order={order} />)}
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
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Picked</Table.Th>
            <Table.Th>Product</Table.Th>
            <Table.Th>Choice</Table.Th>
            <Table.Th className={classes.number}>Pieces</Table.Th>
            <Table.Th>Orders</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([key, { name, options, pieces, ids }]) => (
            <Table.Tr key={key}>
              <Table.Td>
                <span className={classes.box} aria-hidden />
              </Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{options}</Table.Td>
              <Table.Td className={classes.number}>{pieces}</Table.Td>
              <Table.Td>{[...new Set(ids)].join(', ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </article>
  );
}

function Slip({ order }: { order: AdminOrder }) {
  const { id, address, items, notes, shippingMethod, customer } = order;
  return (
    <article className={classes.sheet}>
      <Title order={1} size="h3">
        Packing slip, order {id}
      </Title>
      <div className={classes.addresses}>
        <address>
          {address.fullName}
          <br />
          {address.address}
          {address.address2 && `, ${address.address2}`}
          <br />
          {address.city}, {address.state} {address.zipCode}
          <br />
          {address.country}
          {customer.phone && (
            <>
              <br />
              {customer.phone}
            </>
          )}
        </address>
        <p>
          {BRAND.name}
          <br />
          {shippingMethod}
        </p>
      </div>
      <Table aria-label={`Contents of order ${id}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Product</Table.Th>
            <Table.Th>Choice</Table.Th>
            <Table.Th className={classes.number}>Pieces</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ name, options, quantity }) => (
            <Table.Tr key={`${name}\n${options.join()}`}>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{options.join(', ')}</Table.Td>
              <Table.Td className={classes.number}>{quantity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {notes && <p>Note: {notes}</p>}
    </article>
  );
}
