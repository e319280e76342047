import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';

interface ConfirmDialogProps {
  open: boolean;
  /** The question: `Delete all items?` */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** Names the action: `Delete all`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone; the focus then starts on Cancel. */
  tone?: 'default' | 'danger';
  /** The call is running: the dialog stays open and both buttons are disabled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Its name in a `Modal.Stack`, for a question about another dialog. */
  stackId?: string;
}

/** Asks for confirmation. The caller opens and closes it, and runs the call. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', tone = 'default' } = props;
  const { busy = false, onConfirm, onCancel, stackId } = props;
  const cancel = () => {
    if (!busy) onCancel();
  };
  return (
    <Modal
      opened={open}
      onClose={cancel}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      {...(stackId !== undefined && { stackId })}
    >
      {children && (
        <Text component="div" c="dimmed">
          {children}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button
          variant="default"
          aria-disabled={busy || undefined}
          data-autofocus={tone === 'danger' || undefined}
          onClick={cancel}
        >
          {cancelLabel}
        </Button>
        <BusyButton
          {...(tone === 'danger' ? { color: 'red' } : {})}
          busy={busy}
          data-autofocus={tone === 'default' || undefined}
          onClick={onConfirm}
        >
          {confirmLabel}
        </BusyButton>
      </Group>
    </Modal>
  );
}
