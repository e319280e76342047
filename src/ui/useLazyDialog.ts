import { useRef, useState } from 'react';
import { prefetchComponent, type LoadComponent } from './LazyComponent';

/**
 * A dialog or drawer whose code comes when somebody reaches for its button: `opener` is for the button, `part` for a
 * `LazyComponent`, `opened` and `close` for the dialog. `onToggle` hears of every opening and closing.
 */
export function useLazyDialog<Props>(load: LoadComponent<Props>, onToggle?: (opened: boolean) => void) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const become = (next: typeof state) => {
    setState(next);
    onToggle?.(next === 'open');
  };
  const prepare = () => prefetchComponent(load);
  return {
    opened: state === 'open',
    opener: {
      ref: button,
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => become('open'),
    },
    part: { load, wanted: state !== 'untouched', onFailed: () => become('untouched') },
    close: () => {
      become('closed');
      // The dialog comes up open the first time, so it cannot know where the focus came from.
      button.current?.focus({ preventScroll: true });
    },
  };
}
