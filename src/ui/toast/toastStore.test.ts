import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, REMOVAL_DELAY } from './toastStore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the toast store', () => {
  it('adds a toast that shows for 5000 ms by default', () => {
    const store = createToastStore();
    store.add({ title: 'Subscribed!' });
    expect(store.get()).toMatchObject([{ title: 'Subscribed!', tone: 'default', duration: 5000, open: true }]);
    store.add({ title: 'Added to Cart', duration: 2000 });
    expect(store.get()[0]?.duration).toBe(2000);
  });

  it('keeps one toast, the newest', () => {
    const store = createToastStore();
    store.add({ title: 'First' });
    store.add({ title: 'Second' });
    expect(store.get().map((record) => record.title)).toEqual(['Second']);
  });

  it('changes the text of a toast', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Saving' });
    store.update(id, { title: 'Saved', tone: 'success' });
    expect(store.get()).toMatchObject([{ id, title: 'Saved', tone: 'success', open: true }]);
  });

  it('keeps a dismissed toast, closed, for 1,000,000 ms', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Error' });
    store.dismiss(id);
    expect(store.get()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
    expect(store.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get()).toEqual([]);
  });

  it('counts the delay from the first dismissal', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Error' });
    store.dismiss(id);
    vi.advanceTimersByTime(600_000);
    store.dismiss(id);
    vi.advanceTimersByTime(400_000);
    expect(store.get()).toEqual([]);
  });

  it('removes a toast immediately, and clears its timer', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Error' });
    store.dismiss(id);
    store.remove(id);
    expect(store.get()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('clears the timer of a toast that a newer one replaced', () => {
    const store = createToastStore();
    store.dismiss(store.add({ title: 'Old' }));
    store.add({ title: 'New' });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(REMOVAL_DELAY);
    expect(store.get()).toMatchObject([{ title: 'New', open: true }]);
  });

  it('dismisses and removes all toasts without an id', () => {
    const store = createToastStore();
    store.add({ title: 'Error' });
    store.dismiss();
    expect(store.get()[0]?.open).toBe(false);
    store.remove();
    expect(store.get()).toEqual([]);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.add({ title: 'One' });
    leave();
    store.add({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not share toasts with another shop', () => {
    const [store, otherStore] = [createToastStore(), createToastStore()];
    store.add({ title: 'Here' });
    expect(otherStore.get()).toEqual([]);
  });
});
