import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import classes from './CouponBox.module.css';

/** Applies nothing and calls nobody (S1 2), and says so at once (D-236). */
export function CouponBox() {
  const [answered, setAnswered] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <form onSubmit={apply} className={classes.box}>
      <TextInput label="Coupon code" autoComplete="off" maxLength={40} />
      <Button type="submit" variant="default">
        Apply
      </Button>
      <p role="status" className={classes.answer}>
        {answered && 'Coupon codes are not accepted online yet. Your totals stay as they are.'}
      </p>
    </form>
  );
}
