import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import classes from './ToggleChips.module.css';

interface ToggleChipsProps<Value> {
  /** What is chosen here, shown above: `Stock`. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null for none. */
  value: Value | null;
  /** Pressing the chosen one takes the choice back: null. */
  onChange: (value: Value | null) => void;
}

/** At most one of a few, as keys that stay down. */
export function ToggleChips<Value extends string | number | boolean>(props: ToggleChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.label}>
        {label}
      </p>
      <div className={classes.chips}>
        {options.map((option) => (
          <UnstyledButton
            key={String(option.value)}
            className={classes.chip}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
