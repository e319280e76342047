import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useToast } from '@/ui/toast/toastStore';

/** Name, e-mail and message for the sales team; confirms and clears, no call is made (S1 2). */
export function SalesContactDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', message: '' },
    validate: {
      name: isNotEmpty('Enter your name'),
      email: isEmail('Enter a valid e-mail address'),
      message: isNotEmpty('Write a message'),
    },
    transformValues: ({ name, email, message }) => ({ name: name.trim(), email: email.trim(), message: message.trim() }),
  });
  const submit = form.onSubmit(() => {
    toast({ title: 'Message Sent!', description: 'Our team will respond within 5 minutes during business hours.', tone: 'success' });
    form.reset();
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title="Contact sales" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput label="Name" autoComplete="name" required {...form.getInputProps('name')} key={form.key('name')} />
          <TextInput label="Email" type="email" autoComplete="email" required {...form.getInputProps('email')} key={form.key('email')} />
          <Textarea label="Message" autosize minRows={4} required {...form.getInputProps('message')} key={form.key('message')} />
          <Button type="submit">Send message</Button>
        </Stack>
      </form>
    </Modal>
  );
}
