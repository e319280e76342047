import * as Toast from '@radix-ui/react-toast';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconInfoSmall from '@tabler/icons-react/icons/IconInfoSmall';
import IconX from '@tabler/icons-react/icons/IconX';
import { useRef, type FocusEvent } from 'react';
import { useStore } from '@/lib/store';
import classes from './Toaster.module.css';
import { DEFAULT_DURATION, type ToastRecord } from './toastStore';
import { useToastStore } from './useToast';

const icons = {
  default: <IconInfoSmall size={20} stroke={2.25} aria-hidden="true" />,
  success: <IconCheck size={16} stroke={2.25} aria-hidden="true" />,
  danger: <IconAlertTriangle size={16} stroke={2.25} aria-hidden="true" />,
};

/** Escape on a toast closes the toast; Mantine's dialog under it is told to stay. */
const escapeStaysHere = { 'data-mantine-stop-propagation': 'true' };

/** The visible toast, top right, clear of the buttons that buy and pay. Swipe right 50 px, Escape or the button closes it; F8 moves the focus to it. */
export function Toaster() {
  const store = useToastStore();
  const records = useStore(store);

  const viewport = useRef<HTMLOListElement>(null);
  /** Where the focus was before it came to a toast. */
  const cameFrom = useRef<Element | null>(null);

  const noteOrigin = ({ relatedTarget }: FocusEvent) => {
    if (!viewport.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    // Radix leaves the focus on the empty list.
    if (document.activeElement === viewport.current) {
      const origin = cameFrom.current;
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      else viewport.current?.blur();
    }
    store.dismiss(id);
  };

  return (
    // A toast that is closed under the pointer or the focus stops Radix's clock for good: each toast has one of its own.
    <Toast.Provider
      key={records[0]?.id}
      label="Notification"
      duration={DEFAULT_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {records.map((record) => (
        <ToastCard key={record.id} record={record} onFocus={noteOrigin} onDismiss={() => dismiss(record.id)} />
      ))}
      <Toast.Viewport
        ref={viewport}
        className={classes.viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        onFocus={noteOrigin}
      />
    </Toast.Provider>
  );
}

interface ToastCardProps {
  record: ToastRecord;
  onFocus: (event: FocusEvent) => void;
  onDismiss: () => void;
}

function ToastCard({ record, onFocus, onDismiss }: ToastCardProps) {
  return (
    <Toast.Root
      className={classes.card}
      data-tone={record.tone}
      {...escapeStaysHere}
      onFocus={onFocus}
      // Radix: foreground is assertive, background polite.
      type={record.tone === 'danger' ? 'foreground' : 'background'}
      open={record.open}
      duration={record.duration}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <span className={classes.icon}>{icons[record.tone]}</span>
      <div className={classes.words}>
        <Toast.Title className={classes.title}>{record.title}</Toast.Title>
        {record.description && (
          <Toast.Description className={classes.description}>{record.description}</Toast.Description>
        )}
      </div>
      <Toast.Close className={classes.close} aria-label="Dismiss notification" {...escapeStaysHere}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
