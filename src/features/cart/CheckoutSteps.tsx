import classes from './CheckoutSteps.module.css';

const STEPS = ['Shopping Cart', 'Checkout', 'Complete Order'] as const;

/** The three steps of a purchase; `current` is 1-based (S1 2). */
export function CheckoutSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className={classes.steps} aria-label="Steps of the purchase">
      {STEPS.map((label, index) => (
        <li
          key={label}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current || undefined}
        >
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
