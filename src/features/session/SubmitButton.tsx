import { Button, Loader } from '@mantine/core';

interface SubmitButtonProps {
  busy: boolean;
  children: string;
}

/** Sends the form. While it does it keeps its place, its name and the focus, and a second press does nothing. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth
      aria-busy={busy || undefined}
      rightSection={busy ? <Loader size={16} color="currentColor" aria-hidden /> : undefined}
    >
      {children}
    </Button>
  );
}
