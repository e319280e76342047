import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRenderedCount } from './useRenderedCount';

/** Milliseconds since the page has loaded. */
let age: number;
let entryType: string;
let loadEventEnd: number;
/** Brings the watched element near the viewport. */
let scrollNear: () => void;

beforeEach(() => {
  age = 500;
  entryType = 'navigate';
  loadEventEnd = 2000;
  scrollNear = () => expect.unreachable('No element is watched.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => 2000 + age);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: entryType, loadEventEnd } as PerformanceNavigationTiming,
  ]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: false }]);
        scrollNear = () => act(() => this.callback([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

function Cards({ eager }: { eager: number }) {
  const { renderedCount, last } = useRenderedCount(30, eager);
  return <li ref={last}>{renderedCount}</li>;
}

/** Renders a grid of 30 cards. Returns how many of them it renders. */
function openGrid(eager: number) {
  const { container } = render(<Cards eager={eager} />);
  return () => Number(container.textContent);
}

const pass = (milliseconds: number) => {
  age += milliseconds;
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** Each batch plans the next one when it has rendered. */
const renderBatches = () => {
  for (let batch = 0; batch < 5; batch += 1) pass(1);
};

it('at the start of a visit, cards render as they come near the viewport', () => {
  const count = openGrid(3);
  pass(2000);
  expect(count()).toBe(3);
  scrollNear();
  expect(count()).toBe(11);
  pass(400);
  expect(count()).toBe(11);
});

it('all cards render after three seconds, in batches', () => {
  const count = openGrid(3);
  pass(2499);
  expect(count()).toBe(3);
  pass(1);
  pass(1);
  expect(count()).toBe(11);
  renderBatches();
  expect(count()).toBeGreaterThanOrEqual(30);
});

it('the three seconds start when the page has loaded', () => {
  loadEventEnd = 0;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const count = openGrid(3);
  pass(9000);
  expect(count()).toBe(3);
  fireEvent.load(window);
  pass(2999);
  expect(count()).toBe(3);
  pass(1);
  pass(1);
  expect(count()).toBe(11);
});

it.each([
  { key: 'Control', ctrlKey: true },
  { key: 'Meta', metaKey: true },
])('all cards render once $key is pressed, so that the browser’s search finds them', (press) => {
  const count = openGrid(3);
  fireEvent.keyDown(document.body, { key: 'f' });
  pass(10);
  expect(count()).toBe(3);
  fireEvent.keyDown(document.body, press);
  renderBatches();
  expect(count()).toBeGreaterThanOrEqual(30);
});

it.each([
  ['after a reload', () => (entryType = 'reload')],
  ['after Back from another site', () => (entryType = 'back_forward')],
  ['on a page opened later', () => (age = 3000)],
])('all cards render at once %s', (_case, prepare) => {
  prepare();
  const count = openGrid(0);
  expect(count()).toBe(8);
  renderBatches();
  expect(count()).toBeGreaterThanOrEqual(30);
});
