import { cloneElement, useState, type MouseEvent, type ReactElement } from 'react';
import { LazyComponent, prefetchComponent, type LoadComponent } from './LazyComponent';

type Button = ReactElement<Record<string, unknown>>;

export interface LazyMenuEntriesProps {
  /** The button, to be the menu's target. */
  target: Button;
}

interface LazyMenuProps {
  /** The button that opens the menu. */
  target: Button;
  /** Gives the menu itself: an `OpenedMenu` with its entries. Must not change from one render to the next. */
  load: LoadComponent<LazyMenuEntriesProps>;
}

/** A menu whose code comes when somebody is about to open it: the menus of a header weigh more than the rest of it. */
export function LazyMenu({ target, load }: LazyMenuProps) {
  const [asked, setAsked] = useState(false);
  const prepare = () => prefetchComponent(load);
  const closed = cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari leaves the focus where it was.
      currentTarget.focus();
      setAsked(true);
    },
    // A menu that comes late takes no focus from what the person has turned to.
    onBlur: () => setAsked(false),
  });
  return (
    <LazyComponent load={load} wanted={asked} fallback={closed} onFailed={() => setAsked(false)}>
      {(Entries) => <Entries target={target} />}
    </LazyComponent>
  );
}
