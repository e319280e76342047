import classes from './Logo.module.css';

interface LogoProps {
  /** `mark` leaves the word out; it is still read to screen readers. */
  variant?: 'full' | 'mark';
  /** Height of the mark in pixels. */
  size?: number;
  /** The word beside the mark; the brand file decides. */
  name?: string;
}

/** Our mark: an open carton seen from the front, and in it the falling steps of the price ladder. */
export function Logo({ variant = 'full', size = 28, name = 'Carton' }: LogoProps) {
  return (
    <span className={classes.root} style={{ fontSize: size }}>
      <svg
        className={classes.mark}
        viewBox="0 0 32 32"
        width={size}
        height={size}
        role={variant === 'mark' ? 'img' : undefined}
        aria-label={variant === 'mark' ? name : undefined}
        aria-hidden={variant === 'full' || undefined}
        focusable="false"
      >
        <path className={classes.box} d="M6 12v13.5a2.5 2.5 0 0 0 2.5 2.5h15a2.5 2.5 0 0 0 2.5-2.5V12" />
        <path className={classes.box} d="M6 12 1.8 6.2M26 12l4.2-5.8" />
        <path className={classes.steps} d="M6 12h7v5h6v5h7" />
      </svg>
      {variant === 'full' && <span className={classes.word}>{name}</span>}
    </span>
  );
}
