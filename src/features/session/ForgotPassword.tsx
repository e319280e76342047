import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { LazyPart, prefetchPart } from '@/ui/LazyPart';

const loadDialog = async () => (await import('./ForgotPasswordDialog')).ForgotPasswordDialog;

/** Says how to reach support; there is no call for a lost password (D-86). */
export function ForgotPassword({ onToggle }: { onToggle?: (opened: boolean) => void }) {
  const [opened, dialog] = useDisclosure(false, {
    onOpen: () => onToggle?.(true),
    onClose: () => onToggle?.(false),
  });
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    dialog.close();
    opener.current?.focus();
  };
  return (
    <>
      <Anchor
        ref={opener}
        component="button"
        type="button"
        size="sm"
        py={4}
        onPointerEnter={() => prefetchPart(loadDialog)}
        onFocus={() => prefetchPart(loadDialog)}
        onClick={dialog.open}
      >
        Forgot your password
      </Anchor>
      <LazyPart load={loadDialog} wanted={opened} onFailed={dialog.close}>
        {(ForgotPasswordDialog) => <ForgotPasswordDialog onClose={close} />}
      </LazyPart>
    </>
  );
}
