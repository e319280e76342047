import { useState } from 'react';

/**
 * A field that writes the address and also follows it. What the field itself has sent comes back late, while the typing goes
 * on: only a value that it has not sent (Back, a link, Clear all) calls `follow`, which may set the caller's own state.
 * Returns the function that notes what is being sent.
 */
export function useForeignChange(value: string, follow: () => void): (sent: string) => void {
  const [known, setKnown] = useState(value);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (value !== known) {
    const own = underWay.indexOf(value);
    setKnown(value);
    setUnderWay(own < 0 ? [] : underWay.slice(own + 1));
    if (own < 0) follow();
  }
  return (sent) => setUnderWay((before) => [...before, sent]);
}
