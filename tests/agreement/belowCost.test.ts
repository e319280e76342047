import { expect, it } from 'vitest';
import { amountInCents } from '@/domain/money';
import { lowestUnitPrice } from '@/domain/product/margin';
import { readProduct } from '@/domain/product/readProduct';
import { seed } from '@mocks/seed/seed';

it('the back office warns of a few seeded products that V7 buys below cost', () => {
  const losses = seed.products.filter((product) => {
    const cost = amountInCents(product.supplier_cost);
    const lowest = lowestUnitPrice(readProduct(product));
    return cost !== null && lowest !== null && lowest < cost;
  });
  expect(losses.map(({ id }) => id)).toEqual([101, 301, 404, 501, 603]);
});
