import { useDeferredValue, useState } from 'react';
import { isNewNavigation } from './pageLoad';

/**
 * Whether to render the part of a page below its first screen. A fresh visit renders the first screen alone, then the rest. A
 * reload or Back renders the whole page at once, because its scroll position is restored in that render.
 * @param needsAll whether the first render needs the rest, too: its data is cached, as after Back, or the URL names a section
 */
export function useBelowFold(needsAll: () => boolean): boolean {
  const [renderAll] = useState(() => needsAll() || !isNewNavigation());
  return useDeferredValue(true, renderAll);
}
