import { type Order, STATUS_NAMES } from '@/domain/order/readOrder';
import classes from './OrderView.module.css';
import { longDate } from './orderTexts';

const STEPS = ['pending', 'processing', 'shipped', 'delivered'] as const;

const STEP_TEXTS: Record<(typeof STEPS)[number], string> = {
  pending: 'Order placed',
  processing: 'Being packed',
  shipped: 'On its way',
  delivered: 'Delivered',
};

/** How far the order has come. A canceled order has no further steps. */
export function OrderTimeline({ order }: { order: Pick<Order, 'status' | 'createdAt'> }) {
  const cancelled = order.status === 'cancelled';
  const reached = cancelled ? 0 : STEPS.findIndex((step) => step === order.status);
  const steps = cancelled ? STEPS.slice(0, 1) : STEPS;
  return (
    <ol className={classes.timeline} aria-label="Order status">
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index <= reached || undefined}
          aria-current={index === reached && !cancelled ? 'step' : undefined}
        >
          <strong>{STEP_TEXTS[step]}</strong>
          {index === 0 && <span>{longDate(order.createdAt)}</span>}
        </li>
      ))}
      {cancelled && (
        <li data-done data-cancelled aria-current="step">
          <strong>{STATUS_NAMES.cancelled}</strong>
          <span>Nothing more will be sent.</span>
        </li>
      )}
    </ol>
  );
}
