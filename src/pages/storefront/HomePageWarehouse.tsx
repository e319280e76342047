import { useId } from 'react';
import classes from './HomePageWarehouse.module.css';

const ADVANTAGES = [
  { figure: '50', title: 'All US states', text: 'USA local stock is available in every one of them.' },
  { figure: '2-5', title: 'Business days', text: 'USA local stock is delivered in 2-5 business days.' },
  {
    figure: '0',
    title: 'Border delays',
    text: 'No international shipping delays: the goods are already in the country.',
  },
  { figure: '2', title: 'Stock regions', text: 'USA and EU stock stand apart, so each order leaves from one place.' },
];

/** Why local stock matters to somebody who resells (S1 2). */
export function HomePageWarehouse() {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>Local Warehouse Advantages</h2>
      <ul className={classes.list}>
        {ADVANTAGES.map(({ figure, title, text }) => (
          <li key={title}>
            <span className={classes.figure} aria-hidden>
              {figure}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
