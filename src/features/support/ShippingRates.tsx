import { VisuallyHidden } from '@mantine/core';
import { PUBLISHED_RATES } from './publishedRates';
import classes from './ShippingRates.module.css';

const Rate = ({ price, days }: { price: string; days: string | null }) => (
  <td>
    <span className={classes.price}>{price}</span>
    {days && <span className={classes.days}>{days}</span>}
  </td>
);

/** The published rates, each in its own currency (D-40). */
export function ShippingRates() {
  return (
    <table className={classes.table}>
      <VisuallyHidden component="caption">Shipping rates by destination</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">Standard</th>
          <th scope="col">Express</th>
        </tr>
      </thead>
      <tbody>
        {PUBLISHED_RATES.map(({ destination, standard, express }) => (
          <tr key={destination}>
            <th scope="row">{destination}</th>
            <Rate {...standard} />
            <Rate {...express} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
