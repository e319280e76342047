import { useState } from 'react';

/**
 * For a field that writes its value to the URL and also displays it. A value that the field has sent arrives late and must
 * not overwrite what was typed since: `onExternalChange` is called during render, only for values that the field did not
 * send (Back, a link, Clear all), and may set the caller's state. Call the returned function with each value sent.
 */
export function useExternalChange(value: string, onExternalChange: () => void): (sent: string) => void {
  const [lastValue, setLastValue] = useState(value);
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    const index = pending.indexOf(value);
    setLastValue(value);
    setPending(index < 0 ? [] : pending.slice(index + 1));
    if (index < 0) onExternalChange();
  }
  return (sent) => setPending((values) => [...values, sent]);
}
