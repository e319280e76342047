import classes from './RouteProgress.module.css';

interface RouteProgressProps {
  /** A page is on its way. */
  active: boolean;
  label?: string;
}

/** A thin bar along the top edge while the next page loads. It takes no room and shows only when the wait is felt. */
export function RouteProgress({ active, label = 'Loading page' }: RouteProgressProps) {
  if (!active) return null;
  return (
    <div className={classes.root} role="progressbar" aria-label={label}>
      <div className={classes.bar} />
    </div>
  );
}
