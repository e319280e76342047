import { useId } from 'react';
import { NewsletterForm } from '@/features/newsletter/NewsletterForm';
import classes from './HomePageNewsletter.module.css';

/** The newsletter sign-up (S1 2). */
export function HomePageNewsletter() {
  const id = useId();
  return (
    <section className={classes.letter} aria-labelledby={id}>
      <div>
        <h2 id={id}>New arrivals and price breaks by email</h2>
        <p>One short letter when stock lands or a ladder gets a new step.</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
