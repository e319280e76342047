import { vi } from 'vitest';

/**
 * Gives all elements a size. jsdom has no layout, so Mantine would treat a menu's button as scrolled out of view, hide
 * the menu, and warn that nothing in it can take the focus. Returns a function that restores jsdom's methods.
 */
export function mockLayout(): () => void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 8, y: 8, width: 120, height: 36 }),
  );
  return () => vi.restoreAllMocks();
}
