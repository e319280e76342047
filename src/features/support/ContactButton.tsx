import { Button } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle';
import { LazyDialog } from '@/ui/LazyDialog';
import classes from './ContactButton.module.css';

const loadDialog = async () => (await import('./SalesContactDialog')).SalesContactDialog;

/** The floating sales-contact button (S1 2). */
export function ContactButton() {
  return (
    <LazyDialog
      load={loadDialog}
      opener={(props) => (
        <Button
          {...props}
          className={classes.button}
          radius="full"
          leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
        >
          Contact sales
        </Button>
      )}
    >
      {(SalesContactDialog, { opened, close }) => <SalesContactDialog opened={opened} onClose={close} />}
    </LazyDialog>
  );
}
