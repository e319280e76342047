import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cellKey } from '@/domain/product/orderGrid';
import { readProduct } from '@/domain/product/readProduct';
import { createSystemClock } from '@/lib/clock';
import { EnvironmentProvider } from '@/lib/EnvironmentContext';
import { createMemoryStorage } from '@/lib/storage';
import { seed } from '@mocks/seed/seed';
import { useProductChoice } from './useProductChoice';
import { useBulkOrder } from './useBulkOrder';

const flip = readProduct(seed.products.find(({ id }) => id === 301) ?? expect.unreachable());
const BLACK = cellKey('Black', null);

function choosing(color: string | null, quantity: number) {
  const environment = { clock: createSystemClock(), storage: createMemoryStorage() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider {...environment}>{children}</EnvironmentProvider>
  );
  const { result } = renderHook(
    () => {
      const choice = useProductChoice(flip);
      return { choice, bulkOrder: useBulkOrder(flip, choice) };
    },
    { wrapper },
  );
  act(() => {
    result.current.choice.pickColor(color);
    result.current.choice.setQuantity(quantity);
  });
  const of = (key: string) => result.current.bulkOrder.quantities.get(key);
  return { of, choice: () => result.current.choice, bulkOrder: () => result.current.bulkOrder };
}

it.each([null, 'Black'])('keeps the quantity in the field while the grid is loading (color %s)', (color) => {
  const { bulkOrder } = choosing(color, 5);
  act(() => bulkOrder().toggle());
  expect(bulkOrder()).toMatchObject({ isOn: true, pieces: 5 });
  act(() => bulkOrder().setPieces(30));
  expect(bulkOrder().pieces).toBe(30);
});

it('keeps the field’s quantity, also if it changed in the meantime, when the grid’s code fails to load', () => {
  const { choice, bulkOrder, of } = choosing('Black', 5);
  act(() => bulkOrder().toggle());
  act(() => {
    choice().pickColor('Teal');
    choice().setQuantity(6);
  });
  act(() => bulkOrder().close());
  expect(bulkOrder()).toMatchObject({ isOn: false, pieces: 6 });
  expect(of(BLACK)).toBeUndefined();
});

it('moves the quantity into the grid when it opens, and back when it closes', () => {
  const { choice, bulkOrder, of } = choosing('Black', 5);
  act(() => bulkOrder().toggle());
  act(() => bulkOrder().onOpened());
  expect([bulkOrder().pieces, of(BLACK)]).toEqual([5, 5]);
  act(() => bulkOrder().setPieces(7));
  act(() => bulkOrder().toggle());
  expect([choice().quantity, of(BLACK)]).toEqual([7, undefined]);
});

it('keeps the quantity in the field without a color, since it belongs to no cell of the grid', () => {
  const { choice, bulkOrder } = choosing(null, 5);
  act(() => bulkOrder().toggle());
  act(() => bulkOrder().onOpened());
  expect([bulkOrder().pieces, bulkOrder().quantities.size]).toEqual([0, 0]);
  act(() => bulkOrder().toggle());
  expect(choice().quantity).toBe(5);
});
