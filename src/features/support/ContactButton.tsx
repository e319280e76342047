import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle';
import { lazy, Suspense } from 'react';
import classes from './ContactButton.module.css';

const SalesContactDialog = lazy(async () => ({ default: (await import('./SalesContactDialog')).SalesContactDialog }));

/** The floating sales-contact button (S1 2). */
export function ContactButton() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button className={classes.button} radius="xl" color="dark" leftSection={<IconMessageCircle size={18} aria-hidden />} onClick={dialog.open}>
        Contact sales
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <SalesContactDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
