import type { ReactNode } from 'react';
import classes from './AmountList.module.css';
import { Money } from './Money';

/** The amounts of a total, one `AmountRow` each. */
export function AmountList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

interface AmountRowProps {
  label: string;
  /** Small text below the label. */
  note?: string | null;
  /** Formatted, or a `PendingAmount`. */
  amount: ReactNode;
  saving?: boolean;
  /** The total, below a line. */
  strong?: boolean;
}

export function AmountRow({ label, note = null, amount, saving = false, strong = false }: AmountRowProps) {
  return (
    <div className={classes.row} data-saving={saving || undefined} data-strong={strong || undefined}>
      <dt>
        {label}
        {note !== null && <small> {note}</small>}
      </dt>
      <dd>{typeof amount === 'string' ? <Money text={amount} /> : amount}</dd>
    </div>
  );
}
