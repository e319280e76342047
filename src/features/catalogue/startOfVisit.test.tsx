import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStartOfVisit } from './startOfVisit';

let isLoaded: boolean;

beforeEach(() => {
  isLoaded = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => (isLoaded ? 'complete' : 'loading'));
});

/** Starts an app. `navigate` goes to a location of the history. */
function startVisit(isNewVisit = true) {
  const listeners = new Set<() => void>();
  const router = {
    state: { location: { key: 'default' } },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const visit = createStartOfVisit(isNewVisit, router);
  const navigate = (key: string) => {
    router.state = { location: { key } };
    for (const listener of listeners) listener();
  };
  return { ...visit, navigate };
}

it('ends three seconds after the app has started on a loaded page', () => {
  const { get } = startVisit();
  vi.advanceTimersByTime(2999);
  expect(get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(get()).toBe(false);
});

it('ends three seconds after the page has loaded', () => {
  isLoaded = false;
  const { get } = startVisit();
  vi.advanceTimersByTime(5000);
  fireEvent.load(window);
  vi.advanceTimersByTime(2999);
  expect(get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(get()).toBe(false);
});

it('ends after ten seconds while a picture delays the load event', () => {
  isLoaded = false;
  const { get } = startVisit();
  vi.advanceTimersByTime(9999);
  expect(get()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(get()).toBe(false);
});

it.each([{ key: 'Control', ctrlKey: true }, { key: 'Meta', metaKey: true }, { key: 'Tab' }])(
  'ends when $key is pressed, and not with another key',
  (press) => {
    const { get } = startVisit();
    fireEvent.keyDown(document.body, { key: 'f' });
    expect(get()).toBe(true);
    fireEvent.keyDown(document.body, press);
    expect(get()).toBe(false);
  },
);

it('ends with the first navigation, and does not start again on Back', () => {
  const { get, navigate } = startVisit();
  navigate('default'); // the page's code has loaded
  expect(get()).toBe(true);
  navigate('product');
  expect(get()).toBe(false);
  navigate('default');
  expect(get()).toBe(false);
});

it('is over from the start after a reload or Back', () => {
  expect(startVisit(false).get()).toBe(false);
});

it('leaves no timer behind when it is over or disposed of', () => {
  const { navigate } = startVisit();
  navigate('product');
  expect(vi.getTimerCount()).toBe(0);
  startVisit().dispose();
  expect(vi.getTimerCount()).toBe(0);
});
