import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatCount } from '@/lib/count';
import { parseDigits } from '@/lib/parseDigits';
import { useComposition } from '@/lib/useComposition';

interface QuantityInput {
  /** Pieces; 0 for an empty field. */
  value: number;
  max: number;
  /** The quantity cannot be changed now. */
  busy: boolean;
  /** Called on every change, also while typing. An empty field reports 0. */
  onChange: (quantity: number) => void;
}

/**
 * The text of a field for pieces. Takes whole numbers only (S1 5): for anything else the field keeps the quantity that it had
 * before, and for more than `max` it takes `max`. `note` explains it. Spread `handlers` on the input.
 */
export function useQuantityInput({ value, max, busy, onChange }: QuantityInput) {
  // While the field is edited it shows the text as typed ("", "007"), otherwise the value.
  const [typed, setTyped] = useState<string | null>(null);
  /** The quantity when the editing began. */
  const [before, setBefore] = useState(value);
  /** What has been typed when the field cannot show it: '2.5', '99999999999'. The next digits belong to it. */
  const [refused, setRefused] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);

  const report = (quantity: number) => {
    if (quantity !== value) onChange(quantity);
  };
  const take = (text: string) => {
    if (busy) return;
    const lastQuantity = typed === null ? value : before;
    setBefore(lastQuantity);
    const digits = parseDigits(text);
    const quantity = Number(digits);
    if (digits === null) {
      setRefused(text);
      setTyped(lastQuantity === 0 ? '' : String(lastQuantity));
      setNote(
        lastQuantity > 0
          ? `Whole pieces only. The quantity is still ${formatCount(lastQuantity)}.`
          : 'Whole pieces only.',
      );
      report(lastQuantity);
    } else if (quantity > max) {
      setRefused(digits);
      setTyped(String(max));
      setNote(`You entered ${formatDigits(digits)}. The quantity is ${formatCount(max)}, the most that is possible.`);
      report(max);
    } else {
      setRefused(null);
      setTyped(digits);
      setNote(null);
      report(quantity);
    }
  };
  const { composed, handlers } = useComposition(take);
  return {
    text: composed ?? typed ?? String(value),
    /** The text that is being edited; null otherwise. */
    typed,
    note,
    /** Ends the editing, so that the field shows the value. */
    endEditing: () => {
      setTyped(null);
      setRefused(null);
    },
    clearNote: () => setNote(null),
    handlers: {
      ...handlers,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        // Phones' keyboards send no keys, only the text that they insert.
        const data = 'data' in event.nativeEvent ? event.nativeEvent.data : null;
        if (refused !== null && typeof data === 'string') take(refused + data);
        else handlers.onChange(event);
      },
      onPointerDown: () => setRefused(null),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.nativeEvent.isComposing) return;
        const { key, currentTarget } = event;
        const printable = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!printable) {
          if (!event.shiftKey) setRefused(null);
        } else if (refused !== null || !parseDigits(key)) {
          event.preventDefault();
          // Other letters and signs do nothing (S1 5); a separator would change the meaning of the digits.
          if (refused === null && !SEPARATOR.test(key)) return;
          const { value: text, selectionStart, selectionEnd } = currentTarget;
          take(
            refused === null ? text.slice(0, selectionStart ?? 0) + key + text.slice(selectionEnd ?? 0) : refused + key,
          );
        }
      },
    },
  };
}

/** A decimal or thousands separator: only the digits after it show whether the number is whole. */
const SEPARATOR = /[.,\u066b\u066c]/;

/** Digits of any length, grouped by thousands. */
const formatDigits = (digits: string) => digits.replace(/^0+/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
