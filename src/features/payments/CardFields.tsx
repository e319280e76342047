import IconLock from '@tabler/icons-react/icons/IconLock';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useToast } from '@/ui/toast/useToast';
import classes from './CardFields.module.css';
import { PaymentError, type CardForm, type CardFormEvents, type CardProvider } from './providers';
import { PAYMENT_TOASTS } from './purchaseToasts';

export interface LoadedCardForm {
  /** The element of the provider's fields. */
  container: RefObject<HTMLDivElement | null>;
  /** The provider's fields are shown. */
  isReady: boolean;
  /** As the provider's form does; `form_not_ready` until the fields are shown. */
  tokenize: CardForm['tokenize'];
  failed: boolean;
  retry: () => void;
}

interface CardFormOptions {
  /** Whether the card number gets the focus when the fields are shown. */
  autoFocus?: boolean;
  onReady?: () => void;
  onFailed?: () => void;
}

/**
 * Loads one card form into `container`, also under StrictMode and after a quick close and reopen. The newest `events` are
 * called, so they need not be stable. Null for `provider` loads nothing.
 */
export function useCardForm(
  provider: CardProvider | null,
  { autoFocus = false, ...events }: CardFormEvents & CardFormOptions,
): LoadedCardForm {
  const { toast } = useToast();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [form, setForm] = useState<CardForm | null>(null);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    if (!provider) return undefined;
    // Each form gets an element of its own: the provider renders into an empty one only.
    const element = document.createElement('div');
    container.current?.append(element);
    let mounted: CardForm | null = null;
    let isCurrent = true;
    const mount = async () => {
      try {
        const loaded = await provider.mount(element, {
          onSubmit: () => latest.current.onSubmit(),
          onEscape: () => latest.current.onEscape(),
        });
        if (!isCurrent) return loaded.destroy();
        mounted = loaded;
        setForm(loaded);
        latest.current.onReady?.();
        if (autoFocus) loaded.focus();
      } catch {
        if (!isCurrent) return;
        setFailedAttempt(attempt);
        latest.current.onFailed?.();
        toast(PAYMENT_TOASTS.cardSetupFailed);
      }
    };
    void mount();
    return () => {
      isCurrent = false;
      mounted?.destroy();
      setForm(null);
      element.remove();
    };
  }, [provider, attempt, autoFocus, toast]);

  const retry = () => setAttempt((count) => count + 1);
  const tokenize: CardForm['tokenize'] = async (details) => {
    if (!form) throw new PaymentError('form_not_ready');
    return form.tokenize(details);
  };
  return { container, isReady: form !== null, tokenize, failed: failedAttempt === attempt, retry };
}

/** The provider's own card fields, in the space that they take. The shop can neither see nor read them (D-178). */
export function CardFields({ card: { container, isReady, failed, retry } }: { card: LoadedCardForm }) {
  return (
    <div className={classes.frame} data-ready={isReady || undefined} aria-busy={!isReady && !failed}>
      <div ref={container} hidden={failed} />
      {!isReady && !failed && <Spinner label="Loading the card form" centered />}
      {failed && (
        <ErrorState
          title="The card form could not be loaded"
          message="Nothing was charged. Check your connection and try again."
          onRetry={retry}
        />
      )}
    </div>
  );
}

/** Says below the fields where the card goes. */
export function CardPrivacyNote() {
  return (
    <p className={classes.privacyNote}>
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      Your card number goes to the payment provider and never to this shop.
    </p>
  );
}
