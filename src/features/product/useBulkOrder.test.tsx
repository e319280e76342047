import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cellKey } from '@/domain/product/orderGrid';
import { readProduct } from '@/domain/product/readProduct';
import { seed } from '@mocks/seed/seed';
import { useProductChoice } from './useProductChoice';
import { useBulkOrder } from './useBulkOrder';

const flip = readProduct(seed.products.find(({ id }) => id === 301) ?? expect.unreachable());
const BLACK = cellKey('Black', null);

function choosing(color: string | null, quantity: number) {
  const { result } = renderHook(() => {
    const choice = useProductChoice(flip);
    return { choice, several: useBulkOrder(flip, choice) };
  });
  act(() => {
    result.current.choice.pickColor(color);
    result.current.choice.setQuantity(quantity);
  });
  const of = (key: string) => result.current.several.quantities.get(key);
  return { of, choice: () => result.current.choice, several: () => result.current.several };
}

it.each([null, 'Black'])('while the grid is on its way the field holds the pieces, colour %s', (color) => {
  const { several } = choosing(color, 5);
  act(() => several().toggle());
  expect(several()).toMatchObject({ on: true, pieces: 5 });
  act(() => several().setPieces(30));
  expect(several().pieces).toBe(30);
});

it('a grid that does not come leaves the field as it is, whatever was changed meanwhile', () => {
  const { choice, several, of } = choosing('Black', 5);
  act(() => several().toggle());
  act(() => {
    choice().pickColor('Teal');
    choice().setQuantity(6);
  });
  act(() => several().close());
  expect(several()).toMatchObject({ on: false, pieces: 6 });
  expect(of(BLACK)).toBeUndefined();
});

it('the pieces move into the grid when it is there, and back when it closes', () => {
  const { choice, several, of } = choosing('Black', 5);
  act(() => several().toggle());
  act(() => several().opened());
  expect([several().pieces, of(BLACK)]).toEqual([5, 5]);
  act(() => several().setPieces(7));
  act(() => several().toggle());
  expect([choice().quantity, of(BLACK)]).toEqual([7, undefined]);
});

it('without a colour they stay in the field, for there is no place for them in the grid', () => {
  const { choice, several } = choosing(null, 5);
  act(() => several().toggle());
  act(() => several().opened());
  expect([several().pieces, several().quantities.size]).toEqual([0, 0]);
  act(() => several().toggle());
  expect(choice().quantity).toBe(5);
});
