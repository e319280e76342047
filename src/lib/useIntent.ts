import { useDebouncedCallback } from '@mantine/hooks';

/** Milliseconds. A pointer that only crosses a link stays for less. */
const INTENT_DELAY = 80;

/**
 * Runs `onIntent` after the pointer or the focus has stayed on an element for a moment. Call `cancel` when it leaves, or
 * when a click follows.
 */
export const useIntent = <Args extends unknown[]>(onIntent: (...args: Args) => void) =>
  useDebouncedCallback(onIntent, INTENT_DELAY);
