import { useEffect, useRef, useState } from 'react';
import { useOnce } from '@/lib/useOnce';

/**
 * Runs one submit at a time: a second click or Enter while the first is under way does nothing.
 * `stillHere` tells whether the form is still on the screen, for answers that come late.
 */
export function useSubmitOnce<Values>(submit: (values: Values, stillHere: () => boolean) => Promise<void>) {
  const once = useOnce();
  const here = useRef(true);
  const [busy, setBusy] = useState(false);
  // Whether a component is on the screen is known only to its effects.
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const run = (values: Values) =>
    void once(async () => {
      setBusy(true);
      try {
        await submit(values, () => here.current);
      } finally {
        setBusy(false);
      }
    });
  return { run, busy };
}
