import { BusyButton } from '@/ui/BusyButton';

interface SubmitButtonProps {
  busy: boolean;
  children: string;
}

/** Sends the form, and is busy while it does. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" fullWidth busy={busy}>
      {children}
    </BusyButton>
  );
}
