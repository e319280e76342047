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
          <AddressLines address={address} />
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

/** The lines of an order's address, for an `<address>`. */
export function AddressLines({ address }: Pick<AdminOrder, 'address'>) {
  const { fullName, address: street, address2, city, state, zipCode, country } = address;
  return (
    <>
      {fullName}
      <br />
      {street}
      {address2 && `, ${address2}`}
      <br />
      {city}, {state} {zipCode}
      <br />
      {countryName(country)}
    </>
  );
}
