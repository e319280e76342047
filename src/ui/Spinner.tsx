import classes from './Spinner.module.css';

interface SpinnerProps {
  /** What is being waited for, read out: `Loading products`. Shown too where motion is reduced. */
  label?: string;
  /** Pixels. */
  size?: number;
  /** Centred in the room it has. */
  centered?: boolean;
}

/** Waiting, with a name. With reduced motion the ring stands still and the words show. */
export function Spinner({ label = 'Loading', size = 28, centered = false }: SpinnerProps) {
  return (
    <span className={classes.root} role="status" data-centered={centered || undefined}>
      <svg className={classes.ring} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
        <circle className={classes.track} cx="14" cy="14" r="11.5" />
        <path className={classes.arc} d="M14 2.5a11.5 11.5 0 0 1 11.5 11.5" />
      </svg>
      <span className={classes.label}>{label}</span>
    </span>
  );
}
