import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { BRAND } from '@/lib/brand';

/** Says how to reach support; there is no call for a lost password (D-86). */
export function ForgotPassword() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Anchor component="button" type="button" size="sm" py={4} onClick={dialog.open}>
        Forgot your password
      </Anchor>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title="Get back into your account"
        size="sm"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="sm">
          <Text>Our support team sets a new password with you. Have the e-mail address of your account at hand.</Text>
          <Text>
            Write to <Anchor href={`mailto:${BRAND.email}`}>{BRAND.email}</Anchor>
            <br />
            or call <Anchor href={BRAND.phoneHref}>{BRAND.phone}</Anchor>
          </Text>
          <Text size="sm" c="dimmed">
            {BRAND.hours}
          </Text>
        </Stack>
      </Modal>
    </>
  );
}
