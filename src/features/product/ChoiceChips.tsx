import { UnstyledButton } from '@mantine/core';
import classes from './ChoiceChips.module.css';

export interface ChipOption {
  value: string;
  label: string;
  /** Formatted price of one piece; null when the choice does not change it. */
  price: string | null;
}

interface ChoiceChipsProps {
  label: string;
  options: readonly ChipOption[];
  /** Null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Id of a message about the choice. */
  describedBy?: string | undefined;
}

/** One choice out of a few, each with its price. */
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
