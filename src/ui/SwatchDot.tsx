import { hexOfColorName } from './colorWords';
import classes from './Swatches.module.css';

/** A colour as a dot; decoration beside its name. Without a value, and with a name that says none, it has two neutral tones. */
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
