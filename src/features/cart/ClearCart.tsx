import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { LazyComponent } from '@/ui/LazyComponent';

/** Asks whether to clear the cart, clears it, and then runs `next`, which adds what the cart's region kept out. */
type AskToClear = (next?: () => void) => void;

const ClearCartContext = createContext<AskToClear | null>(null);

/** Null outside of `ClearCartProvider`, in a story or test of a part. */
export const useAskToClear = (): AskToClear | null => use(ClearCartContext);

interface Question {
  next: (() => void) | undefined;
  /** What had the focus before. */
  opener: Element | null;
}

const loadDialog = async () => (await import('./ClearCartDialog')).ClearCartDialog;

/** Shows the question for everything below. */
export function ClearCartProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useMemo<AskToClear>(() => (next) => setQuestion({ next, opener: document.activeElement }), []);
  const close = () => {
    setQuestion(null);
    if (question?.opener instanceof HTMLElement) question.opener.focus({ preventScroll: true });
  };
  return (
    <ClearCartContext value={ask}>
      {children}
      <LazyComponent load={loadDialog} active={question !== null} onFailed={close}>
        {(ClearCartDialog) => <ClearCartDialog next={question?.next} onClose={close} />}
      </LazyComponent>
    </ClearCartContext>
  );
}
