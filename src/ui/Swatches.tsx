import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { SwatchDot } from './SwatchDot';
import classes from './Swatches.module.css';

export interface SwatchOption {
  /** The colour's own name, shown and sent. */
  name: string;
  /** `#RRGGBB`; null where the product names a colour without a value: drawn in two neutral tones. */
  hex: string | null;
}

interface SwatchesProps {
  options: readonly SwatchOption[];
  /** Name of the chosen colour; null for none. */
  value: string | null;
  /** The pressed colour, or null when the chosen one was pressed again. */
  onChange: (name: string | null) => void;
  /** What is chosen, for the group's name: `Color`. */
  label?: string;
  /** `chips` name every colour; `dots` save room on a card and name the chosen one beside them. */
  variant?: 'chips' | 'dots';
  /** Dots beyond this number are left out and counted: `+3`. */
  limit?: number;
  /** Id of a message about the choice, for instance that one is still missing. */
  describedBy?: string | undefined;
}

/** Colour swatches as toggle buttons: a second press on the chosen one takes the choice back (S1 2). */
export function Swatches(props: SwatchesProps) {
  const { options, value, onChange, label = 'Color', variant = 'chips', limit = options.length, describedBy } = props;
  if (options.length === 0) return null;
  const shown = options.slice(0, limit);
  const rest = options.length - shown.length;

  return (
    <div className={classes.root} role="group" aria-label={label} aria-describedby={describedBy} data-variant={variant}>
      {shown.map((option) => (
        <UnstyledButton
          key={option.name}
          className={classes.swatch}
          aria-pressed={option.name === value}
          title={variant === 'dots' ? option.name : undefined}
          onClick={() => onChange(option.name === value ? null : option.name)}
        >
          <SwatchDot {...option} />
          {variant === 'dots' ? <VisuallyHidden>{option.name}</VisuallyHidden> : option.name}
        </UnstyledButton>
      ))}
      {rest > 0 && <span className={classes.rest}>+{rest}</span>}
      {variant === 'dots' && value !== null && (
        <span className={classes.chosen} aria-hidden="true">
          {value}
        </span>
      )}
    </div>
  );
}
