import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '@/lib/store';
import { StartOfVisitContext } from './startOfVisit';
import { useRenderedCount } from './useRenderedCount';

/** The cards that observers watch, and what tells each observer that its card is near. */
let watched: Map<Element, () => void>;
/** The root margin of the newest observer. */
let margin: string | undefined;

beforeEach(() => {
  watched = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private card: Element | undefined;
      constructor(
        private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: IntersectionObserverInit,
      ) {
        margin = rootMargin;
      }
      observe(card: Element) {
        this.card = card;
        this.callback([{ isIntersecting: false }]);
        watched.set(card, () => act(() => this.callback([{ isIntersecting: true }])));
      }
      disconnect() {
        if (this.card) watched.delete(this.card);
      }
    },
  );
});

function Grid({ names, eager }: { names: string[]; eager: number }) {
  const { renderedCount, last } = useRenderedCount(names.length, eager);
  return (
    <ul>
      {names.slice(0, renderedCount).map((name, index) => (
        <li key={name} ref={index === renderedCount - 1 ? last : undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}

const names = (prefix: string) => Array.from({ length: 30 }, (_, index) => `${prefix} ${index}`);

/** Renders a grid of 30 cards. */
function openGrid({ eager, isStart }: { eager: number; isStart: boolean }) {
  const start = createStore(isStart);
  const grid = (cards: string[]) => (
    <StartOfVisitContext value={start}>
      <Grid names={cards} eager={eager} />
    </StartOfVisitContext>
  );
  const { container, rerender } = render(grid(names('product')));
  return {
    count: () => container.querySelectorAll('li').length,
    show: (cards: string[]) => rerender(grid(cards)),
    scrollNear: () => {
      const { lastElementChild } = container.firstElementChild ?? {};
      const near = lastElementChild && watched.get(lastElementChild);
      if (!near) throw new Error('The last card is not watched.');
      near();
    },
    endStart: () => act(() => start.set(false)),
  };
}

const renderBatch = () => {
  act(() => {
    vi.advanceTimersByTime(1);
  });
};

/** Each batch plans the next one when it has rendered. */
const renderBatches = () => {
  for (let batch = 0; batch < 5; batch += 1) renderBatch();
};

it('at the start of a visit, cards render as they come near the viewport', () => {
  const { count, scrollNear } = openGrid({ eager: 3, isStart: true });
  renderBatches();
  expect(count()).toBe(3);
  scrollNear();
  expect(count()).toBe(11);
  renderBatches();
  expect(count()).toBe(11);
  expect(watched.size).toBe(1);
  expect(margin).toBe('1000000px 0px 1200px');
});

it('other products at the start of a visit render as they come near, too', () => {
  const { count, scrollNear, show } = openGrid({ eager: 3, isStart: true });
  show(names('cheaper product'));
  scrollNear();
  expect(count()).toBe(11);
});

it('all cards render when the start is over, in batches', () => {
  const { count, endStart } = openGrid({ eager: 3, isStart: true });
  endStart();
  expect(count()).toBe(3);
  renderBatch();
  expect(count()).toBe(11);
  renderBatches();
  expect(count()).toBe(30);
  expect(watched.size).toBe(0);
});

it('later in a visit all cards render, in batches', () => {
  const { count } = openGrid({ eager: 0, isStart: false });
  expect(count()).toBe(8);
  renderBatches();
  expect(count()).toBe(30);
});
