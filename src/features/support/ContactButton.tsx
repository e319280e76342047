import { Button } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle';
import { useRef, useState } from 'react';
import { LazyPart, prefetchPart } from '@/ui/LazyPart';
import classes from './ContactButton.module.css';

const loadDialog = async () => (await import('./SalesContactDialog')).SalesContactDialog;

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
        onPointerEnter={() => prefetchPart(loadDialog)}
        onFocus={() => prefetchPart(loadDialog)}
        onClick={() => setState('open')}
      >
        Contact sales
      </Button>
      <LazyPart load={loadDialog} wanted={state !== 'untouched'} onFailed={() => setState('untouched')}>
        {(SalesContactDialog) => <SalesContactDialog opened={state === 'open'} onClose={close} />}
      </LazyPart>
    </>
  );
}
