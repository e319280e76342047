import { useEffect, useEffectEvent } from 'react';
import classes from './PlainToast.module.css';
import type { ToastRecord } from './toastStore';

/** A toast's words alone, for when the code of the real ones cannot be loaded. */
export function PlainToast({
  toast: { title, description, duration },
  onOver,
}: {
  toast: ToastRecord;
  onOver: () => void;
}) {
  const over = useEffectEvent(onOver);
  // A timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => over(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <p role="alert" className={classes.plain}>
      <strong>{title}</strong> {description}
    </p>
  );
}
