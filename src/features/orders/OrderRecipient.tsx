import type { ReactNode } from 'react';
import type { Order } from '@/domain/order/readOrder';
import classes from './OrderView.module.css';

/** Who ordered, and where the order goes. */
export function OrderRecipient({ order: { customer, address } }: { order: Order }) {
  return (
    <section className={classes.card} aria-labelledby="order-customer">
      <h2 id="order-customer">Customer and shipping</h2>
      <dl className={classes.facts}>
        <Fact label="Name">{customer.name}</Fact>
        <Fact label="E-mail">{customer.email}</Fact>
        <Fact label="Phone">{customer.phone || 'Not given'}</Fact>
        <Fact label="Shipping address">
          <address>
            {address.fullName}
            <br />
            {[address.address, address.address2].filter(Boolean).join(', ')}
            <br />
            {address.city}, {address.state} {address.zipCode}
            <br />
            {address.country === 'US' ? 'United States' : address.country}
          </address>
        </Fact>
      </dl>
    </section>
  );
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
