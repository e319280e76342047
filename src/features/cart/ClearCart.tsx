import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { LazyComponent } from '@/ui/LazyComponent';

/**
 * Asks whether to clear the cart, clears it, and then runs `next`, which adds what the cart's region kept out. `opener` gets the
 * focus back, if it is not the focused element.
 */
type AskToClear = (next?: () => void, opener?: Element | null) => void;

const ClearCartContext = createContext<AskToClear | null>(null);

/** Null outside of `ClearCartProvider`, in a story or test of a part. */
export const useAskToClear = (): AskToClear | null => use(ClearCartContext);

interface Question {
  next: (() => void) | undefined;
  /** The card or row that asked, whose button goes with the cart's region. */
  row: Element | null | undefined;
  /** Gets the focus when the dialog closes. */
  opener: Element | null;
}

const loadDialog = async () => (await import('./ClearCartDialog')).ClearCartDialog;

/** Shows the question for everything below. */
export function ClearCartProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useMemo<AskToClear>(
    () =>
      (next, opener = document.activeElement) =>
        setQuestion({ next, opener, row: opener?.closest('article, tr, li') }),
    [],
  );
  const close = (isCleared = false) => {
    setQuestion(null);
    const { opener, row } = question ?? {};
    const target = (isCleared && row?.querySelector('a[href]:not([tabindex])')) || opener;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return (
    <ClearCartContext value={ask}>
      {children}
      <LazyComponent load={loadDialog} active={question !== null} onFailed={() => close()}>
        {(ClearCartDialog) => <ClearCartDialog next={question?.next} onClose={close} />}
      </LazyComponent>
    </ClearCartContext>
  );
}
