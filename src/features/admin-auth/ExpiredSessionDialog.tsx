import { Modal, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { AdminLoginForm } from './AdminLoginForm';
import { useAdminSessionStore } from './AdminSessionContext';

/** The login over the page on which the session expired, so that nothing typed there is lost. Closing it leaves the back office. */
export function ExpiredSessionDialog() {
  const session = useAdminSessionStore();
  const navigate = useNavigate();
  useReturnFocus();
  const leave = () => {
    session.signOut();
    void navigate(paths.adminLogin());
  };
  return (
    <Modal
      opened
      onClose={leave}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Your session has expired"
      size={400}
      // Above a dialog with a form, whose stack begins at 201, and the command palette.
      zIndex={400}
      closeButtonProps={{ 'aria-label': 'Leave the back office' }}
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          Sign in again to go on. What you have entered is still here.
        </Text>
        <AdminLoginForm />
      </Stack>
    </Modal>
  );
}
