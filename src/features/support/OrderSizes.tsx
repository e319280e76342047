import classes from './OrderSizes.module.css';
import { ORDER_SIZES } from './publishedRates';

/** The benefits of larger orders, as rising steps. */
export function OrderSizes() {
  return (
    <ol className={classes.steps} aria-label="What larger orders get">
      {ORDER_SIZES.map(({ from, benefits }) => (
        <li key={from}>
          <strong>{from}</strong>
          {benefits.map((benefit) => (
            <span key={benefit}>{benefit}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
