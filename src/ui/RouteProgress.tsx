import classes from './RouteProgress.module.css';

interface RouteProgressProps {
  /** A page is loading. */
  active: boolean;
  label?: string;
}

/** A thin bar along the top edge while the next page loads. CSS delays it, so that a fast page shows none. */
export function RouteProgress({ active, label = 'Loading page' }: RouteProgressProps) {
  if (!active) return null;
  return (
    <div className={classes.root} role="progressbar" aria-label={label}>
      <div className={classes.bar} />
    </div>
  );
}
