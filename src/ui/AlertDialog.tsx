import { Button, FocusTrap, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useId } from 'react';
import classes from './AlertDialog.module.css';

interface AlertDialogProps {
  /** One or two sentences; null: closed. */
  message: string | null;
  /** False: the caller moves the focus when the dialog closes. */
  returnFocus?: boolean;
  onClose: () => void;
}

/** A message that must be acknowledged, in place of the browser's alert box (D-228). */
export function AlertDialog({ message, returnFocus = true, onClose }: AlertDialogProps) {
  const id = useId();
  // Not `closeOnEscape`, which listens in the capture phase: a dialog below, whose listener is called later, would find the alert
  // closed already and close itself as well.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && message !== null) onClose();
  });
  return (
    <Modal.Root
      opened={message !== null}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={returnFocus}
      transitionProps={{ duration: 0 }}
      zIndex={300}
    >
      <Modal.Overlay />
      {message !== null && (
        <div className={classes.screen}>
          {/* Not Modal.Content, whose role is always `dialog`. */}
          <FocusTrap active>
            <section role="alertdialog" aria-modal="true" aria-labelledby={id} tabIndex={-1} className={classes.dialog}>
              <p id={id} className={classes.message}>
                {message}
              </p>
              <Button data-autofocus onClick={onClose}>
                OK
              </Button>
            </section>
          </FocusTrap>
        </div>
      )}
    </Modal.Root>
  );
}
