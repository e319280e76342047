import { useId, type ReactNode } from 'react';
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
