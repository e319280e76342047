import { Anchor } from '@mantine/core';
import { LazyComponent } from '@/ui/LazyComponent';
import { useLazyDialog } from '@/ui/useLazyDialog';

const loadDialog = async () => (await import('./ForgotPasswordDialog')).ForgotPasswordDialog;

/** Says how to reach support; there is no call for a lost password (D-86). */
export function ForgotPassword({ onToggle }: { onToggle?: (opened: boolean) => void }) {
  const { opened, opener, part, close } = useLazyDialog(loadDialog, onToggle);
  return (
    <>
      <Anchor {...opener} component="button" type="button" size="sm" py={4}>
        Forgot your password
      </Anchor>
      <LazyComponent {...part} wanted={opened}>
        {(ForgotPasswordDialog) => <ForgotPasswordDialog onClose={close} />}
      </LazyComponent>
    </>
  );
}
