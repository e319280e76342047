import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { emailError } from '@/domain/email';
import { focusField } from '@/lib/focus';
import { useToast } from '@/ui/toast/useToast';

type ContactField = keyof typeof contactRules;

/**
 * Validates a contact form, shows 'Message Sent!' and clears the fields; makes no call (S1 5, D-161). Focuses the first invalid
 * field. Submitting again without new input does nothing. Spread `field('name')` onto each input.
 */
export function useContactForm(fields: readonly ContactField[], confirmation: string, onSent?: () => void) {
  const { toast } = useToast();
  const [sent, setSent] = useState(false);
  const form = useForm<Record<ContactField, string>>({
    initialValues: { name: '', email: '', subject: '', message: '' },
    validate: Object.fromEntries(fields.map((field) => [field, contactRules[field]])),
  });
  const validateAndSend = form.onSubmit(
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
  const submitted = sent && !form.isDirty();
  const submit = (event: FormEvent<HTMLFormElement>) => (submitted ? event.preventDefault() : validateAndSend(event));
  const field = (name: ContactField) => ({ name, ...form.getInputProps(name) });
  return { submit, field, submitted };
}

/** Validation of the two contact forms (S1 5). Each rule returns an error text, or null. */
const contactRules = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name' : null),
  email: emailError,
  subject: (value: string) => (value.trim() === '' ? 'Enter a subject' : null),
  message: (value: string) => (value.trim() === '' ? 'Write a message' : null),
};
