import { Title } from '@mantine/core';
import { countryName } from '@/domain/countryName';
import { BRAND } from '@/lib/brand';
import { Table } from '@/ui/Table';
import type { AdminOrder } from './adminOrder';
import classes from './PrintSheets.module.css';

/** What goes into the parcel: no amounts and no payment, because buyers resell in these boxes. */
export function PackingSlip({ order }: { order: AdminOrder }) {
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
          {countryName(address.country)}
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
        <thead>
          <tr>
            <th>Product</th>
            <th>Choice</th>
            <th className={classes.number}>Pieces</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, options, quantity }, index) => (
            // Two lines of an order may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>{name}</td>
              <td>{options.join(', ')}</td>
              <td className={classes.number}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {notes && <p>Note: {notes}</p>}
    </article>
  );
}
