import { UnstyledButton } from '@mantine/core';
import classes from './ChoiceChips.module.css';

export interface ChipOption {
  value: string;
  label: string;
  /** Formatted price per piece; null if there is none. */
  price: string | null;
}

interface ChoiceChipsProps {
  label: string;
  options: readonly ChipOption[];
  /** Null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Id of a message about the choice, such as an error. */
  describedBy?: string | undefined;
}

/** Toggle buttons for one choice out of a few, each with its price. */
export function ChoiceChips({ label, options, value, onChange, describedBy }: ChoiceChipsProps) {
  return (
    <fieldset className={classes.root} aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <UnstyledButton
          key={option.value}
          className={classes.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <span className={classes.label}>{option.label}</span>
          {option.price && <span className={classes.price}>{option.price}</span>}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
