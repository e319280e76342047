import { Button } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle';
import { lazy, Suspense, useRef, useState } from 'react';
import classes from './ContactButton.module.css';

const loadDialog = async () => ({ default: (await import('./SalesContactDialog')).SalesContactDialog });
const SalesContactDialog = lazy(loadDialog);

/** The floating sales-contact button (S1 2). Its dialog's code comes when somebody reaches for it. */
export function ContactButton() {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    // The dialog comes up open the first time, so it cannot know where the focus came from.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        ref={button}
        className={classes.button}
        radius="xl"
        leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setState('open')}
      >
        Contact sales
      </Button>
      {state !== 'untouched' && (
        <Suspense fallback={null}>
          <SalesContactDialog opened={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
