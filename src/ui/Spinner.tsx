import classes from './Spinner.module.css';

interface SpinnerProps {
  /** Read out by screen readers: `Loading products`. */
  label?: string;
  /** Pixels. */
  size?: number;
  /** Centers the spinner in its container. */
  centered?: boolean;
  /** Shows the label beside the ring. */
  labelled?: boolean;
}

/** A loading indicator. With reduced motion the ring does not turn and the label is visible. */
export function Spinner({ label = 'Loading', size = 28, centered = false, labelled = false }: SpinnerProps) {
  return (
    <span
      className={classes.root}
      role="status"
      data-centered={centered || undefined}
      data-labelled={labelled || undefined}
    >
      <svg className={classes.ring} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
        <circle className={classes.track} cx="14" cy="14" r="11.5" />
        <path className={classes.arc} d="M14 2.5a11.5 11.5 0 0 1 11.5 11.5" />
      </svg>
      <span className={classes.label}>{label}</span>
    </span>
  );
}
