import { Modal, Text } from '@mantine/core';
import { BRAND } from '@/lib/brand';
import { SalesContactForm } from './SalesContactForm';

interface SalesContactDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The sales contact form in a dialog. An unsent message is still there when the dialog reopens. */
export function SalesContactDialog({ opened, onClose }: SalesContactDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      keepMounted
      title="Contact sales"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text c="dimmed" size="sm" mb="md">
        Quantities, prices, lead times: ask a person. Average response {BRAND.averageResponse}.
        <br />
        {BRAND.hours}
      </Text>
      <SalesContactForm onSent={onClose} />
    </Modal>
  );
}
