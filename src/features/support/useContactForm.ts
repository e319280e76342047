import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { emailFault } from '@/domain/email';
import { focusField } from '@/lib/focus';
import { useToast } from '@/ui/toast/useToast';

type ContactField = keyof typeof contactRules;

/**
 * A contact form: checks its fields, confirms with 'Message Sent!' and clears, and makes no call (S1 5, D-161).
 * A second press on Send, with nothing new written, is no second message and no complaint. A refused form moves the focus to its first wrong field. Spread `field('name')` onto each input.
 */
export function useContactForm(fields: readonly ContactField[], confirmation: string, onSent?: () => void) {
  const { toast } = useToast();
  const [sent, setSent] = useState(false);
  const form = useForm<Record<ContactField, string>>({
    initialValues: { name: '', email: '', subject: '', message: '' },
    validate: Object.fromEntries(fields.map((field) => [field, contactRules[field]])),
  });
  const check = form.onSubmit(
    () => {
      toast({ title: 'Message Sent!', description: confirmation, tone: 'success' });
      form.reset();
      setSent(true);
      onSent?.();
    },
    (errors, _, event) => {
      if (event) focusField(event.currentTarget, fields.find((field) => field in errors) ?? '');
    },
  );
  const done = sent && !form.isDirty();
  const submit = (event: FormEvent<HTMLFormElement>) => (done ? event.preventDefault() : check(event));
  const field = (name: ContactField) => ({ name, ...form.getInputProps(name) });
  return { submit, field, done };
}

/** What the two contact forms ask for (S1 5). Each rule answers what is wrong in a few words, or null. */
const contactRules = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name' : null),
  email: emailFault,
  subject: (value: string) => (value.trim() === '' ? 'Enter a subject' : null),
  message: (value: string) => (value.trim() === '' ? 'Write a message' : null),
};
