import { Modal, type ModalProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { DiscardDialog } from './DiscardDialog';

interface EditDialogProps extends Pick<ModalProps, 'size' | 'centered'> {
  title: string;
  /** Something was entered that is not saved yet. */
  unsaved: boolean;
  /** What would be lost, for the question. */
  lost: string;
  /** Nothing closes the dialog, e.g. while it saves. */
  locked?: boolean;
  /** Whether a navigation would lose the changes; any to another path if absent. */
  isLeaving?: (current: Location, next: Location) => boolean;
  onClose: () => void;
  /** `close` asks first if something is unsaved, as Escape, a click outside and X do. */
  children: (close: () => void) => ReactNode;
}

/** A dialog in which something is entered. Closing it, or leaving the page, with unsaved changes asks first. */
export function EditDialog({ title, unsaved, lost, locked = false, onClose, children, ...rest }: EditDialogProps) {
  const { isLeaving, ...modalProps } = rest;
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (locked) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  return (
    // A stack, so that the Escape that opens the question does not close it again.
    <Modal.Stack>
      <Modal
        {...modalProps}
        opened
        stackId="form"
        onClose={close}
        title={title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children(close)}
      </Modal>
      <DiscardDialog
        stackId="question"
        unsaved={unsaved}
        {...(isLeaving && { isLeaving })}
        asking={asking}
        onDiscard={onClose}
        onKeep={() => setAsking(false)}
      >
        {lost}
      </DiscardDialog>
    </Modal.Stack>
  );
}
