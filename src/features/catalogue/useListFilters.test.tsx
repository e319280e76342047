import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListFilters, type ChangeFilters } from './useListFilters';

interface Moments {
  /** An address is on the screen, and the page has not been told. */
  drawn?: (address: string, change: ChangeFilters) => void;
  /** The page has just been told. */
  told?: (address: string, change: ChangeFilters) => void;
}

function openList({ drawn, told }: Moments = {}) {
  let change: ChangeFilters = () => {};
  function List() {
    const list = useListFilters();
    const [coming, here] = [useNavigation().location, useLocation()];
    const address = (coming ?? here).search;
    useLayoutEffect(() => {
      change = list.change;
      drawn?.(address, list.change);
    });
    useEffect(() => told?.(address, list.change));
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: ['/products'] });
  render(<RouterProvider router={router} />);
  return { router, change: (...args: Parameters<ChangeFilters>) => change(...args) };
}

describe('changing the filters', () => {
  it('keeps a change made while an earlier one was still rendering', async () => {
    const pressed = new Set<string>();
    const once = (what: string, address: string) => address === '?region=USA' && pressed.size < pressed.add(what).size;
    const { router, change } = openList({
      drawn: (address, sooner) => {
        if (once('order', address)) sooner({ sort: '-price' });
      },
      told: (address, later) => {
        if (once('view', address)) later({ view: 'grid' });
      },
    });
    await act(async () => change({ region: 'USA' }));
    expect(router.state.location.search).toBe('?region=USA&sort=-price&view=grid');
  });

  it('starts from the URL after Back', async () => {
    const { router, change } = openList();
    await act(async () => change({ region: 'USA' }));
    await act(async () => change({ sort: 'name' }));
    await act(async () => router.navigate(-1));
    await act(async () => change({ view: 'table' }));
    expect(router.state.location.search).toBe('?region=USA&view=table');
  });

  it('starts from the URL of a link that was followed', async () => {
    const { router, change } = openList();
    await act(async () => change({ region: 'USA' }));
    await act(async () => router.navigate('/products?category=dyson'));
    await act(async () => change({ sort: 'name' }));
    expect(router.state.location.search).toBe('?category=dyson&sort=name');
  });
});
