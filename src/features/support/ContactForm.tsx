import { Button, Textarea, TextInput } from '@mantine/core';
import { EmailField } from '@/ui/EmailField';
import classes from './ContactForm.module.css';
import { useContactForm } from './useContactForm';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const CONFIRMATION = 'Thank you. You will have our reply within 24 hours.';

/** The contact page's form. It makes no call: it shows a confirmation and clears itself (S1 5, S1 8). */
export function ContactForm() {
  const { submit, field, submitted } = useContactForm(FIELDS, CONFIRMATION);
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Contact">
      <TextInput label="Name" autoComplete="name" required {...field('name')} />
      <EmailField {...field('email')} />
      <TextInput className={classes.wide} label="Subject" required {...field('subject')} />
      <Textarea className={classes.wide} label="Message" rows={7} required {...field('message')} />
      <div className={`${classes.wide} ${classes.foot}`}>
        <Button type="submit">Send message</Button>
        <p>{submitted ? 'Your message has been sent. We reply within 24 hours.' : 'We reply within 24 hours.'}</p>
      </div>
    </form>
  );
}
