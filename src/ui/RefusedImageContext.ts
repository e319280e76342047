import { createContext } from 'react';

/** Receives the names for which the placeholder is shown. Outside a shop it does nothing. */
export const RefusedImageContext = createContext<(name: string) => void>(() => undefined);

/** Tells developers about each refused name once. */
export function createRefusedImageReport(): (name: string) => void {
  const reported = new Set<string>();
  return (name) => {
    if (reported.has(name)) return;
    reported.add(name);
    // oxlint-disable-next-line no-console -- a hint for developers; an error would fail every test with such a name
    console.info(`The image "${name}" is neither a file name nor an https address; the placeholder is shown.`);
  };
}
