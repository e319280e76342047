import { vi } from 'vitest';

/**
 * jsdom lays nothing out: without sizes Mantine takes a menu's button for scrolled away, hides the menu, and
 * complains that nothing in it can take the focus. Returns the function that takes the sizes away again.
 */
export function mockLayout(): () => void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 8, y: 8, width: 120, height: 36 }),
  );
  return () => vi.restoreAllMocks();
}
