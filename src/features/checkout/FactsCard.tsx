import { Anchor } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContactAddress } from '@/api/types';
import { destinationText } from '@/domain/places';
import { paths } from '@/lib/paths';
import classes from './FactsCard.module.css';

interface FactsCardProps {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
}

/** What a step of the checkout has settled so far: who orders, where it goes, how it is shipped and paid. */
export function FactsCard({ title, action, facts }: FactsCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ContactFactsCardProps {
  contact: ContactAddress;
  /** What the page adds. */
  facts?: FactsCardProps['facts'];
}

/** Who orders and where it goes, as entered at the alternate checkout, where it can be changed. */
export function ContactFactsCard({ contact, facts }: ContactFactsCardProps) {
  return (
    <FactsCard
      title="Your order"
      action={
        <Anchor component={Link} to={paths.alternateCheckout()} size="sm">
          Change
        </Anchor>
      }
      facts={[
        { label: 'Email', value: contact.email },
        { label: 'Ship to', value: destinationText(contact.fullName, contact) },
        ...(facts ?? []),
      ]}
    />
  );
}
