import { useEffect, useEffectEvent } from 'react';
import classes from './PlainToast.module.css';
import type { ToastRecord } from './toastStore';

/** A plain-text toast, shown when the code of the real toast cannot be loaded. */
export function PlainToast({
  toast: { title, description, duration },
  onExpire,
}: {
  toast: ToastRecord;
  onExpire: () => void;
}) {
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <p role="alert" className={classes.plain}>
      <strong>{title}</strong> {description}
    </p>
  );
}
