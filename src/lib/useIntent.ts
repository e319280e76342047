import { useTimeout } from '@mantine/hooks';

/** Milliseconds. A pointer that only crosses a link stays for less. */
const INTENT_DELAY = 80;

/**
 * Runs `onIntent` after the pointer or the focus has stayed on an element for a moment. Call `clear` when it leaves, when a
 * click follows, and before each `start`, which a pending timeout ignores. Not Mantine's debounced callback, which is seven
 * times larger and would be in the app's first chunk.
 */
export function useIntent<Argument>(onIntent: (argument: Argument) => void) {
  const { start, clear } = useTimeout(onIntent, INTENT_DELAY);
  return { start: (argument: Argument) => start(argument), clear };
}
