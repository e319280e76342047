import { cloneElement, useState, type MouseEvent, type ReactElement } from 'react';
import { LazyComponent, prefetchComponent, type LoadComponent } from './LazyComponent';

type Button = ReactElement<Record<string, unknown>>;

export interface LazyMenuEntriesProps {
  /** The button, for `OpenedMenu`. */
  target: Button;
}

interface LazyMenuProps<Props> {
  /** The button that opens the menu. */
  target: Button;
  /** Loads a component that renders an `OpenedMenu` with its entries. Must be a stable function. */
  load: LoadComponent<Props>;
  /** What the entries need besides the button. */
  entries?: Omit<Props, 'target'>;
}

/** A menu whose code loads on demand: a menu is larger than the rest of a header or of a table's tools. */
export function LazyMenu<Props extends LazyMenuEntriesProps>({ target, load, entries }: LazyMenuProps<Props>) {
  const [opening, setOpening] = useState(false);
  const prefetch = () => prefetchComponent(load);
  const closed = cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a clicked button.
      currentTarget.focus();
      setOpening(true);
    },
    // A menu that loads late must not take the focus from elsewhere.
    onBlur: () => setOpening(false),
  });
  return (
    <LazyComponent load={load} active={opening} fallback={closed} onFailed={() => setOpening(false)}>
      {/* TypeScript does not see that the two are all of Props. */}
      {(Entries) => <Entries {...({ ...entries, target } as Props)} />}
    </LazyComponent>
  );
}
