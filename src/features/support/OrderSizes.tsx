import classes from './OrderSizes.module.css';
import { ORDER_SIZES } from './publishedRates';

/** What larger orders get, drawn as steps that climb with the order's size. */
export function OrderSizes() {
  return (
    <ol className={classes.steps} aria-label="What larger orders get">
      {ORDER_SIZES.map(({ from, gains }) => (
        <li key={from}>
          <strong>{from}</strong>
          {gains.map((gain) => (
            <span key={gain}>{gain}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
