import { useRef } from 'react';

/**
 * Lets one task through at a time: what comes while another is under way does not run, and is answered null. The guard
 * is no state, because a second press can come before the first render that knows of the first one.
 */
export function useOnce() {
  const running = useRef(false);
  return <Result>(task: () => Promise<Result>): Promise<Result> | null => {
    if (running.current) return null;
    running.current = true;
    return task().finally(() => {
      running.current = false;
    });
  };
}
