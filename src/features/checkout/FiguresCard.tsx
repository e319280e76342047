import { useId, type ReactNode } from 'react';
import type { Cents } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { AmountList, AmountRow } from '@/ui/AmountList';
import { PendingAmount } from '@/ui/PendingAmount';
import classes from './CheckoutSummary.module.css';

export interface Figure {
  label: string;
  /** USD cents; null while it is not known. */
  amount: Cents | null;
  kind?: 'saving' | 'total';
}

interface FiguresCardProps {
  title: string;
  figures: readonly Figure[];
  /** Above the figures. */
  children?: ReactNode;
  /** Below the figures. */
  note?: ReactNode;
}

/** The amounts that make up a page's total, in the display currency. */
export function FiguresCard({ title, figures, children, note }: FiguresCardProps) {
  const { format } = useCurrency();
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={classes.totals}>
        <AmountList>
          {figures.map(({ label, amount, kind }) => (
            <AmountRow
              key={label}
              label={label}
              amount={amount === null ? <PendingAmount /> : format(amount)}
              saving={kind === 'saving'}
              strong={kind === 'total'}
            />
          ))}
        </AmountList>
      </div>
      {note}
    </section>
  );
}
