import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import classes from './Swatches.module.css';
import { hexOfColorName } from './colorNames';

interface SwatchOption {
  /** The color's name, both shown and sent to the API. */
  name: string;
  /** `#RRGGBB`; null if the product names a color without a value. */
  hex: string | null;
}

interface SwatchesProps {
  options: readonly SwatchOption[];
  /** Name of the chosen color; null for none. */
  value: string | null;
  /** Receives null when the chosen color is clicked again. */
  onChange: (name: string | null) => void;
  /** Accessible name of the group. */
  label?: string;
  /** `chips` show every name; `dots` save space on a card and show only the name of the chosen color. */
  variant?: 'chips' | 'dots';
  /** Colors beyond this number are only counted: `+3`. */
  limit?: number;
  /** Id of a message about the choice, such as an error. */
  describedBy?: string | undefined;
}

/** Color swatches as toggle buttons: a second click deselects (S1 2). */
export function Swatches(props: SwatchesProps) {
  const { options, value, onChange, label = 'Color', variant = 'chips', limit = options.length, describedBy } = props;
  if (options.length === 0) return null;
  const shown = options.slice(0, limit);
  const hiddenCount = options.length - shown.length;

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
          {variant === 'dots' ? <span className={VisuallyHidden.classes.root}>{option.name}</span> : option.name}
        </UnstyledButton>
      ))}
      {hiddenCount > 0 && <span className={classes.rest}>+{hiddenCount}</span>}
      {variant === 'dots' && value !== null && (
        <span className={classes.chosen} aria-hidden="true">
          {value}
        </span>
      )}
    </div>
  );
}

/** A decorative dot beside the name of a color. If neither the value nor the name gives a color, it has two neutral tones. */
export function SwatchDot({ name, hex }: { name: string; hex: string | null }) {
  const fill = hex ?? hexOfColorName(name);
  return (
    <span
      className={classes.dot}
      data-unknown={fill === null || undefined}
      style={fill === null ? undefined : { backgroundColor: fill }}
    />
  );
}
