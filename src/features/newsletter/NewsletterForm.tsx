import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { emailFault } from '@/domain/email';
import { EmailField } from '@/ui/EmailField';
import { useToast } from '@/ui/toast/useToast';
import classes from './NewsletterForm.module.css';

/** Takes an e-mail address and only confirms: no call is made (S1 2, S1 7). One field needs no form library on the home page. */
export function NewsletterForm() {
  const { toast } = useToast();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press is no second address and no complaint.
    if (done && email === '') return;
    const found = emailFault(email);
    setFault(found);
    if (found !== null) return;
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
        // The only field needs no mark that it has to be filled in.
        withAsterisk={false}
        name="email"
        placeholder="name@company.com"
        value={email}
        error={fault}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setFault(null);
        }}
        inputContainer={(input) => (
          <div className={classes.line}>
            {input}
            <Button type="submit">Subscribe</Button>
          </div>
        )}
      />
    </form>
  );
}
