import { useDebouncedCallback } from '@mantine/hooks';

/** Milliseconds. A pointer that only crosses a link, or a focus that moves on, stays for less. */
const INTENT_DELAY = 80;

/**
 * Runs `onIntent` once the pointer or the focus has stayed on something for a moment. `cancel` it when the pointer or the
 * focus leaves, or when a click follows.
 */
export const useIntent = <Args extends unknown[]>(onIntent: (...args: Args) => void) =>
  useDebouncedCallback(onIntent, INTENT_DELAY);
