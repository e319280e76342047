import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import classes from './ToggleChips.module.css';

interface ToggleChipsProps<Value> {
  /** Shown above the chips: `Stock`. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null for none. */
  value: Value | null;
  /** Receives null when the chosen chip is clicked again. */
  onChange: (value: Value | null) => void;
}

/** Toggle buttons of which at most one is pressed. */
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
