import { Button, UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/icons/IconMinus';
import IconPlus from '@tabler/icons-react/icons/IconPlus';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatCount } from '@/lib/formatCount';
import { typedCount } from '@/lib/typedCount';
import classes from './QuantityStepper.module.css';

const MIN = 1;
const MAX = 999_999;
const clamp = (quantity: number) => Math.min(Math.max(quantity, MIN), MAX);

interface QuantityStepperProps {
  /** Pieces; 0 stands for an empty field. */
  value: number;
  /** Every change, also while typing: an empty field reports 0. */
  onChange: (quantity: number) => void;
  /** The change is done: a button, an arrow key, Enter, or leaving the field. Always 1 or more. */
  onCommit?: (quantity: number) => void;
  /** What is being counted: `Quantity of Studio Buds`. */
  label: string;
  /** Offers another quantity, such as the next price break's: `{ quantity: 30, label: 'Add 6 for $84.99 each' }`. */
  nextStep?: { quantity: number; label: string } | undefined;
  size?: 'sm' | 'md';
  /** A call is under way: nothing changes until it is done. */
  busy?: boolean;
  /** What a field that is left empty or at 0 goes back to: 1, or the quantity that a cart line has. */
  emptyMeans?: number;
}

/** Minus, field, plus. Typing rules: S1 5 (digits only, empty while typing, back to 1 on blur, minus off at 1). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onCommit, label, nextStep, size = 'md', busy = false, emptyMeans = MIN } = props;
  // While the field has focus it shows what was typed ("", "007"), else the value.
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
    const text = typedCount(event.currentTarget.value);
    if (busy || text === null) return;
    const quantity = text === '' ? 0 : Math.min(Number(text), MAX);
    setTyped(Number(text) > MAX ? String(MAX) : text);
    onChange(quantity);
  }

  function handleBlur() {
    if (typed === null) return;
    // A call that began meanwhile decides; what was typed is dropped rather than kept out of step.
    if (busy) return setTyped(null);
    step(Number(typed) || emptyMeans);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (printable && !typedCount(event.key)) event.preventDefault();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(value + (event.key === 'ArrowUp' ? 1 : -1));
    }
    if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      step(Number(typed) || emptyMeans);
    }
  }

  return (
    <div className={classes.root} role="group" aria-label={label} data-size={size} aria-busy={busy || undefined}>
      <div className={classes.box}>
        <UnstyledButton
          className={classes.key}
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
          className={classes.key}
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
            // At the last step this button goes.
            field.current?.focus();
          }}
        >
          {nextStep.label}
        </Button>
      )}
    </div>
  );
}
