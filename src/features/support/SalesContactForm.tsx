import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { EmailField } from '@/ui/EmailField';
import { useContactForm } from './useContactForm';

const FIELDS = ['name', 'email', 'message'] as const;
const CONFIRMATION = 'Our team will respond within 5 minutes during business hours.';

/** Name, email and message for the sales team (S1 2), in the dialog and on the support page (D-54). */
export function SalesContactForm({ onSent }: { onSent?: () => void }) {
  const { submit, field } = useContactForm(FIELDS, CONFIRMATION, onSent);
  return (
    <form onSubmit={submit} noValidate aria-label="Contact sales">
      <Stack gap="md">
        <TextInput label="Name" autoComplete="name" required data-autofocus {...field('name')} />
        <EmailField {...field('email')} />
        <Textarea label="Message" rows={5} required {...field('message')} />
        <Button type="submit">Send message</Button>
      </Stack>
    </form>
  );
}
