import { Button } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/icons/IconMessageCircle';
import { LazyComponent } from '@/ui/LazyComponent';
import { useLazyDialog } from '@/ui/useLazyDialog';
import classes from './ContactButton.module.css';

const loadDialog = async () => (await import('./SalesContactDialog')).SalesContactDialog;

/** The floating sales-contact button (S1 2). Its dialog's code comes when somebody reaches for it. */
export function ContactButton() {
  const { opened, opener, part, close } = useLazyDialog(loadDialog);
  return (
    <>
      <Button
        {...opener}
        className={classes.button}
        radius="full"
        leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
      >
        Contact sales
      </Button>
      <LazyComponent {...part}>
        {(SalesContactDialog) => <SalesContactDialog opened={opened} onClose={close} />}
      </LazyComponent>
    </>
  );
}
