import { useState } from 'react';

/**
 * For a field that writes `value` to the address and also shows it. What the field has sent comes back late and must not
 * replace what has been typed since: only a value that it did not send (Back, a link, Clear all) calls `follow`, which may
 * set the caller's own state. Call the returned function with each value that the field sends.
 */
export function useExternalChange(value: string, follow: () => void): (sent: string) => void {
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
