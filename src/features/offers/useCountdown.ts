import { useEffect, useState } from 'react';

/** Whole seconds left, one fewer every second down to 0. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const done = left <= 0;
  // The ticking of a timer is outside React.
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [done]);
  return left;
}

/** 300 is '5:00'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
