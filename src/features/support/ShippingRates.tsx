import { VisuallyHidden } from '@mantine/core';
import { PUBLISHED_RATES } from './publishedRates';
import classes from './ShippingRates.module.css';

/** The published rates, each in the currency of its destination (D-40). */
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

function Rate({ price, days }: { price: string; days: string | null }) {
  return (
    <td>
      <span className={classes.price}>{price}</span>
      {days && <span className={classes.days}>{days}</span>}
    </td>
  );
}
