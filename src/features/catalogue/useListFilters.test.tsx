import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '@/app/createApp';
import { createNoopChannel } from '@/lib/channel';
import { createMemoryStorage } from '@/lib/storage';
import { useListFilters, type ChangeFilters } from './useListFilters';

interface Callbacks {
  /** Runs in a layout effect: React has rendered the URL, and effects have not run. */
  onLayout?: (address: string, change: ChangeFilters) => void;
  /** Runs in an effect. */
  onEffect?: (address: string, change: ChangeFilters) => void;
}

function openList({ onLayout, onEffect }: Callbacks = {}) {
  let change: ChangeFilters = () => {};
  function List() {
    const list = useListFilters();
    const [nextLocation, location] = [useNavigation().location, useLocation()];
    const address = (nextLocation ?? location).search;
    useLayoutEffect(() => {
      change = list.change;
      onLayout?.(address, list.change);
    });
    useEffect(() => onEffect?.(address, list.change));
    return null;
  }
  // The browser's history: the router's state may differ from the address bar.
  window.history.replaceState(null, '', '/products');
  const { element, router, dispose } = createApp({
    transport: () => Promise.reject(new Error('These tests make no calls.')),
    baseUrl: 'http://shop.test/',
    storage: createMemoryStorage(),
    channel: createNoopChannel(),
    clock: { now: () => new Date('2025-06-16T15:00:00Z') },
    history: { kind: 'browser' },
    routes: [{ path: '*', element: <List /> }],
  });
  onTestFinished(() => {
    cleanup();
    dispose();
    window.history.replaceState(null, '', '/');
  });
  render(element);
  return { router, change: (...args: Parameters<ChangeFilters>) => change(...args) };
}

describe('changing the filters', () => {
  it('keeps a change made while an earlier one was still rendering', async () => {
    const done = new Set<string>();
    const once = (what: string, address: string) => address === '?region=USA' && done.size < done.add(what).size;
    const { change } = openList({
      onLayout: (address, changeInLayoutEffect) => {
        if (once('order', address)) changeInLayoutEffect({ sort: '-price' });
      },
      onEffect: (address, changeInEffect) => {
        if (once('view', address)) changeInEffect({ view: 'grid' });
      },
    });
    await act(async () => change({ region: 'USA' }));
    expect(window.location.search).toBe('?region=USA&sort=-price&view=grid');
  });

  it('keeps all changes of one task, in the address bar too', async () => {
    const { router, change } = openList();
    await act(async () => {
      change({ region: 'USA' });
      change({ stock: 'in_stock' });
      change({ sort: '-price' });
    });
    expect(window.location.search).toBe('?region=USA&stock=in_stock&sort=-price');
    expect(router.state.location.search).toBe(window.location.search);
  });

  it('keeps a change when a link is followed in the same task', async () => {
    const { router, change } = openList();
    await act(async () => {
      change({ region: 'USA' });
      void router.navigate('/products?category=dyson');
    });
    expect(window.location.search).toBe('?category=dyson');
    await act(async () => window.history.back());
    await waitFor(() => expect(router.state.location.search).toBe('?region=USA'));
  });

  it('starts from the URL after Back', async () => {
    const { router, change } = openList();
    await act(async () => change({ region: 'USA' }));
    await act(async () => change({ sort: 'name' }));
    await act(async () => router.navigate(-1));
    await waitFor(() => expect(window.location.search).toBe('?region=USA'));
    await act(async () => change({ view: 'table' }));
    expect(window.location.search).toBe('?region=USA&view=table');
  });

  it('starts from the URL of a link that was followed', async () => {
    const { router, change } = openList();
    await act(async () => change({ region: 'USA' }));
    await act(async () => router.navigate('/products?category=dyson'));
    await act(async () => change({ sort: 'name' }));
    expect(window.location.search).toBe('?category=dyson&sort=name');
  });
});
