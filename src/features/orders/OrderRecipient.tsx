import type { ReactNode } from 'react';
import { countryName } from '@/domain/countryName';
import type { Order } from '@/domain/order/readOrder';
import classes from './OrderView.module.css';

/** Who ordered, and where the order goes. */
export function OrderRecipient({ order: { customer, address } }: { order: Order }) {
  return (
    <section className={classes.card} aria-labelledby="order-customer">
      <h2 id="order-customer">Customer and shipping</h2>
      <dl className={classes.facts}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="Email">{customer.email}</Fact>
        <Fact label="Phone">{customer.phone || 'Not given'}</Fact>
        <Fact label="Shipping address">
          <address>{addressText(address)}</address>
        </Fact>
      </dl>
    </section>
  );
}

/** In up to four lines. Any part may be blank: the card payment page requires only the first name (D-159). */
function addressText({ fullName, address, address2, city, state, zipCode, country }: Order['address']): string {
  const street = [address, address2].filter(Boolean).join(', ');
  const place = [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
  return [fullName, street, place, countryName(country)].filter(Boolean).join('\n');
}

/** A term and its value in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
