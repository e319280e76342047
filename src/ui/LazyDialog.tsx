import { useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { LazyComponent, prefetchComponent, type LoadComponent } from './LazyComponent';

interface OpenerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'dialog';
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

interface LazyDialogProps<Props> {
  load: LoadComponent<Props>;
  /** Renders the button that opens the dialog; spread `props` on it. */
  opener: (props: OpenerProps, opened: boolean) => ReactNode;
  /**
   * Renders the dialog, which stays mounted after the first opening so that it can fade out. Return null while `opened` is
   * false for a dialog that must start over each time.
   */
  children: (Dialog: ComponentType<Props>, state: { opened: boolean; close: () => void }) => ReactNode;
  onToggle?: (opened: boolean) => void;
}

/**
 * A button and a dialog or drawer whose code is loaded on demand: on hover or focus of the button, or at the latest on the
 * click. Closing returns the focus to the button.
 */
export function LazyDialog<Props>({ load, opener, children, onToggle }: LazyDialogProps<Props>) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: typeof state) => {
    setState(next);
    onToggle?.(next === 'open');
  };
  const prefetch = () => prefetchComponent(load);
  const close = () => {
    change('closed');
    // The dialog is mounted open, so it cannot restore the focus itself.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {opener(
        {
          ref: button,
          'aria-haspopup': 'dialog',
          onPointerEnter: prefetch,
          onFocus: prefetch,
          onClick: () => change('open'),
        },
        state === 'open',
      )}
      <LazyComponent load={load} active={state !== 'untouched'} onFailed={() => change('untouched')}>
        {(Dialog) => children(Dialog, { opened: state === 'open', close })}
      </LazyComponent>
    </>
  );
}
