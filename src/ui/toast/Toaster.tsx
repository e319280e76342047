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

/** Escape on a toast closes the toast, not the Mantine dialog below it. */
const keepDialogOpen = { 'data-mantine-stop-propagation': 'true' };

/** Shows the toasts at the top right. A swipe of 50 px to the right, Escape or the button closes one; F8 focuses it. */
export function Toaster() {
  const store = useToastStore();
  const records = useStore(store);

  const viewport = useRef<HTMLOListElement>(null);
  /** The focused element before a toast got the focus. */
  const previousFocus = useRef<Element | null>(null);

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!viewport.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const dismiss = (id: string) => {
    // Radix leaves the focus on the empty viewport.
    if (document.activeElement === viewport.current) {
      const element = previousFocus.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus();
      else viewport.current?.blur();
    }
    store.dismiss(id);
  };

  return (
    // Closing a hovered or focused toast pauses the provider's timer forever, so each toast gets its own provider.
    <Toast.Provider
      key={records[0]?.id}
      label="Notification"
      duration={DEFAULT_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {records.map((record) => (
        <ToastCard key={record.id} record={record} onFocus={rememberFocus} onDismiss={() => dismiss(record.id)} />
      ))}
      <Toast.Viewport
        ref={viewport}
        className={classes.viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        onFocus={rememberFocus}
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
      {...keepDialogOpen}
      onFocus={onFocus}
      // In Radix, foreground is assertive and background is polite.
      type={record.tone === 'danger' ? 'foreground' : 'background'}
      open={record.open}
      duration={record.duration}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <span className={classes.icon}>{icons[record.tone]}</span>
      <div className={classes.text}>
        <Toast.Title className={classes.title}>{record.title}</Toast.Title>
        {record.description && (
          <Toast.Description className={classes.description}>{record.description}</Toast.Description>
        )}
        {record.actions.length > 0 && (
          <div className={classes.actions}>
            {record.actions.map(({ label, onSelect }) => (
              <Toast.Action key={label} altText={label} className={classes.action} onClick={onSelect}>
                {label}
              </Toast.Action>
            ))}
          </div>
        )}
      </div>
      <Toast.Close className={classes.close} aria-label="Dismiss notification" {...keepDialogOpen}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
