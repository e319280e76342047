import { Button, UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatCount } from '@/lib/count';
import { parseDigits } from '@/lib/parseDigits';
import classes from './QuantityStepper.module.css';

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
  // While the field has the focus it shows the text as typed ("", "007"), otherwise the value.
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const atMin = value <= MIN;
  const atMax = value >= MAX;

  function step(to: number) {
    if (busy) return;
    const quantity = clamp(to);
    setTyped(null);
    if (quantity !== value) onChange(quantity);
    onCommit?.(quantity);
  }

  function handleInput(event: ChangeEvent<HTMLInputElement>) {
    const text = parseDigits(event.currentTarget.value);
    if (busy || text === null) return;
    const quantity = text === '' ? 0 : Math.min(Number(text), MAX);
    setTyped(Number(text) > MAX ? String(MAX) : text);
    onChange(quantity);
  }

  function handleBlur() {
    if (typed === null) return;
    // A call started meanwhile: its result replaces the typed text.
    if (busy) return setTyped(null);
    step(Number(typed) || emptyValue);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (printable && !parseDigits(event.key)) event.preventDefault();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(value + (event.key === 'ArrowUp' ? 1 : -1));
    }
    if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      step(Number(typed) || emptyValue);
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
          readOnly={busy}
          value={typed ?? String(value)}
          onChange={handleInput}
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
