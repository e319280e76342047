import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { DiscardQuestion } from '@/ui/DiscardDialog';
import { AdminLoginForm } from './AdminLoginForm';
import { useAdminSessionStore } from './AdminSessionContext';
import { useHasUnsaved } from './useHasUnsaved';

interface ExpiredSessionDialogProps {
  /** The clerk is about to leave, and has unsaved changes. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
}

/** The login over the page on which the session expired, so that nothing typed there is lost. Only its button leaves the page. */
export function ExpiredSessionDialog({ asking, onAsk }: ExpiredSessionDialogProps) {
  const session = useAdminSessionStore();
  const hasUnsaved = useHasUnsaved();
  useReturnFocus();
  const login = useRef<HTMLDivElement>(null);
  // Something below the login may open and take the focus, such as the question of a form when the clerk goes back.
  useEffect(() => {
    if (asking) return undefined;
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !login.current?.contains(target)) login.current?.querySelector('input')?.focus();
    };
    document.addEventListener('focusin', keepFocus);
    return () => document.removeEventListener('focusin', keepFocus);
  }, [asking]);
  // A login in another tab closes the question too.
  useEffect(() => () => onAsk(false), [onAsk]);
  const leave = () => {
    if (hasUnsaved()) onAsk(true);
    else session.signOut();
  };
  return (
    <Modal.Stack>
      <Modal
        ref={login}
        opened
        stackId="login"
        onClose={() => undefined}
        closeOnClickOutside={false}
        withCloseButton={false}
        title="Your session has expired"
        size={400}
        // Above a dialog with a form, whose stack begins at 201, and the command palette.
        zIndex={400}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            Sign in again to go on. What you have entered is still here.
          </Text>
          <AdminLoginForm />
          <Button variant="subtle" fullWidth onClick={leave}>
            Leave the back office
          </Button>
        </Stack>
      </Modal>
      <DiscardQuestion stackId="question" open={asking} onDiscard={() => session.signOut()} onKeep={() => onAsk(false)}>
        What you have entered is not saved.
      </DiscardQuestion>
    </Modal.Stack>
  );
}
