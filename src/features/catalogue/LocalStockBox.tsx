import IconCheck from '@tabler/icons-react/icons/IconCheck';
import { useId } from 'react';
import classes from './LocalStockBox.module.css';

const POINTS = ['Available in all US states', 'Delivery in 2-5 business days', 'No international shipping delays'];

/** The benefits of USA stock (S1 2). */
export function LocalStockBox() {
  const id = useId();
  return (
    <section className={classes.box} aria-labelledby={id}>
      <h2 id={id}>USA Local Stock</h2>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
