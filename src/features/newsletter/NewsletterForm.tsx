import { Button, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import { useToast } from '@/ui/toast/toastStore';
import classes from './NewsletterForm.module.css';

/** Takes an e-mail address and only confirms: no call is made (S1 2, S1 7). */
export function NewsletterForm() {
  const { toast } = useToast();
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => (value.trim() === '' ? 'Enter your email address' : isEmail('Enter a valid email address, like name@company.com')(value.trim())),
    },
  });
  const submit = form.onSubmit(() => {
    toast({ title: 'Subscribed!', description: 'New arrivals and price breaks, once a month at most.', tone: 'success' });
    form.reset();
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="name@company.com"
        inputContainer={(input) => (
          <div className={classes.line}>
            {input}
            <Button type="submit">Subscribe</Button>
          </div>
        )}
        {...form.getInputProps('email')}
      />
    </form>
  );
}
