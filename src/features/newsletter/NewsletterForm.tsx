import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { emailError } from '@/domain/email';
import { EmailField } from '@/ui/EmailField';
import { useToast } from '@/ui/toast/useToast';
import classes from './NewsletterForm.module.css';

/** The newsletter form. Only confirms, without a call (S1 2, S1 7). Plain state keeps the form library off the home page. */
export function NewsletterForm() {
  const { toast } = useToast();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Ignore a second click after success.
    if (done && email === '') return;
    const nextError = emailError(email);
    setError(nextError);
    if (nextError !== null) return;
    toast({
      title: 'Subscribed!',
      description: 'New arrivals and price breaks, once a month at most.',
      tone: 'success',
    });
    setEmail('');
    setDone(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <EmailField
        // A single field needs no required mark.
        withAsterisk={false}
        name="email"
        placeholder="name@company.com"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setError(null);
        }}
        inputContainer={(input) => (
          <div className={classes.row}>
            {input}
            <Button type="submit">Subscribe</Button>
          </div>
        )}
      />
    </form>
  );
}
