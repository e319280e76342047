import { Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconRefresh from '@tabler/icons-react/icons/IconRefresh';
import type { ReactNode } from 'react';
import { keepFocusNearby } from '@/lib/focus';
import { BusyButton } from './BusyButton';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  /** What happened: `We could not load your orders`. */
  title: string;
  /** What to do, or the server's message. */
  message?: ReactNode;
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
}

/** A failed call with a Retry button, announced at once. Use `EmptyState` for an empty list. */
export function ErrorState({ title, message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={classes.root}>
      <div className={classes.alert}>
        <span className={classes.icon}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
        </span>
        <div role="alert">
          <Text fw={600}>{title}</Text>
          {message && (
            <Text size="sm" c="dimmed" mt={2}>
              {message}
            </Text>
          )}
        </div>
      </div>
      {onRetry && (
        <BusyButton
          ref={keepFocusNearby}
          variant="default"
          size="sm"
          busy={busy}
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          Retry
        </BusyButton>
      )}
    </div>
  );
}
