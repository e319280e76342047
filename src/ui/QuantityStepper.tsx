import { Button, UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useId, useRef, type KeyboardEvent } from 'react';
import { formatCount } from '@/lib/count';
import classes from './QuantityStepper.module.css';
import { useQuantityInput } from './useQuantityInput';

const MIN = 1;
const MAX = 999_999;
const clamp = (quantity: number) => Math.min(Math.max(quantity, MIN), MAX);

interface QuantityStepperProps {
  /** Pieces; 0 for an empty field. */
  value: number;
  /** Called on every change, also while typing. An empty field reports 0. */
  onChange: (quantity: number) => void;
  /** Called when the change is complete: on a button, an arrow key, Enter, or blur. Always 1 or more. */
  onCommit?: (quantity: number) => void;
  /** Accessible name: `Quantity of Studio Buds`. */
  label: string;
  /** A button for another quantity, such as the next price break: `{ quantity: 30, label: 'Add 6 more for 15% off' }`. */
  nextStep?: { quantity: number; label: string } | undefined;
  size?: 'sm' | 'md';
  /** A call is running: the quantity cannot be changed. */
  busy?: boolean;
  /** The quantity that replaces an empty field or 0 on blur: 1, or that of the cart line. */
  emptyValue?: number;
}

/** A quantity field with minus and plus. Takes digits only, may be empty while typing, and returns to 1 on blur; minus stops at 1 (S1 5). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onCommit, label, nextStep, size = 'md', busy = false, emptyValue = MIN } = props;
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const input = useQuantityInput({ value, max: MAX, busy, onChange });
  const { typed, note, handlers } = input;
  const atMin = value <= MIN;
  const atMax = value >= MAX;

  function setQuantity(to: number) {
    if (busy) return;
    const quantity = clamp(to);
    input.endEditing();
    if (quantity !== value) onChange(quantity);
    onCommit?.(quantity);
  }

  function step(to: number) {
    input.clearNote();
    setQuantity(to);
  }

  function handleBlur() {
    if (typed === null) return;
    // A call started in the meantime: its result replaces the typed text.
    if (busy) return input.endEditing();
    setQuantity(Number(typed) || emptyValue);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    handlers.onKeyDown(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(value + (event.key === 'ArrowUp' ? 1 : -1));
    }
    if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      setQuantity(Number(typed) || emptyValue);
    }
  }

  return (
    <div className={classes.root} role="group" aria-label={label} data-size={size} aria-busy={busy || undefined}>
      <div className={classes.box}>
        <UnstyledButton
          className={classes.button}
          aria-label="Decrease quantity"
          title={atMin ? `The minimum is ${MIN}` : undefined}
          aria-disabled={atMin || busy || undefined}
          onClick={() => !atMin && step(value - 1)}
        >
          <IconMinus size={18} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
        <input
          ref={field}
          className={classes.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          aria-valuenow={value > 0 ? value : undefined}
          aria-valuetext={value > 0 ? undefined : 'Empty'}
          aria-describedby={note ? noteId : undefined}
          readOnly={busy}
          value={input.text}
          {...handlers}
          onBlur={handleBlur}
          onKeyDown={handleKey}
          onFocus={(event) => event.currentTarget.select()}
        />
        <UnstyledButton
          className={classes.button}
          aria-label="Increase quantity"
          title={atMax ? `The maximum is ${formatCount(MAX)}` : undefined}
          aria-disabled={atMax || busy || undefined}
          onClick={() => !atMax && step(value + 1)}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      </div>
      {note && (
        <p className={classes.note} id={noteId} role="alert">
          {note}
        </p>
      )}
      {nextStep && nextStep.quantity !== value && (
        <Button
          variant="light"
          size={size}
          className={classes.next}
          aria-disabled={busy || undefined}
          onClick={() => {
            step(nextStep.quantity);
            // This button disappears at the last step.
            field.current?.focus();
          }}
        >
          {nextStep.label}
        </Button>
      )}
    </div>
  );
}
