import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { BRAND } from '@/lib/brand';

/** How to reach support for a new password. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Get back into your account"
      size="sm"
      zIndex={401}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <Text>Our support team sets a new password with you. Have the email address of your account at hand.</Text>
        <Text>
          Write to <Anchor href={BRAND.emailHref}>{BRAND.email}</Anchor>
          <br />
          or call <Anchor href={BRAND.phoneHref}>{BRAND.phone}</Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {BRAND.hours}
        </Text>
      </Stack>
    </Modal>
  );
}
