import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiCartItem } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { cartQuery } from '@/features/cart/cartQuery';
import { membershipQuery } from '@/features/session/currentUser';
import { cartAmounts, priceLine } from '@mocks/rules/cart';
import { LEVELS, membershipInfo } from '@mocks/rules/membership';
import { shippingCartEstimate } from '@mocks/rules/shipping';
import { seed } from '@mocks/seed/seed';
import { createTestShop } from '@tests/support/createTestShop';
import { amountsIn, minorUnits, wrongIn } from './visibleText';

// darryldecode/laravelshoppingcart#301 and itsnitinr/nextjs-shopping-cart#5 (long float tails), woocommerce#28292,
// #24540 and #23694 (the subtotal rounded too early), coreshop/CoreShop#580 (rounded per piece, then not).

configure({ defaultHidden: true });

/** Minor units of each currency for 100 US cents. */
const RATES = { USD: 100, GBP: 79, EUR: 92 } as const;
const SIGNS = { USD: '$', GBP: '£', EUR: '€' } as const;
type Currency = keyof typeof RATES;

/** What stands on paper: converted from the whole amount, half-up, thousands apart (D-15, D-16). */
function written(cents: number, currency: Currency): string {
  const exact = BigInt(Math.abs(cents)) * BigInt(RATES[currency]);
  const digits = String((2n * exact + 100n) / 200n).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${SIGNS[currency]}${whole}.${digits.slice(-2)}`;
}

const line = fc
  .record({
    product: fc.constantFrom(...seed.products),
    quantity: fc.oneof(fc.integer({ min: 1, max: 250 }), fc.constantFrom(1, 2, 9, 10, 999, 999_999)),
    pick: fc.nat(5),
  })
  .map(({ product, quantity, pick }): ApiCartItem => {
    const { models, hasAnc, colors } = readProduct(product);
    const options = models.length > 0 ? models.map(({ id }) => id) : hasAnc ? ['anc', 'no_anc'] : [null];
    const option = options[pick % options.length] ?? null;
    const model = models.length > 0 ? option : null;
    const color = colors[0]?.name ?? null;
    return {
      id: 1,
      productId: product.id,
      product,
      quantity,
      selectedColor: color,
      selectedModel: model,
      selectedAncOption: option,
      selectedOptions: { color, model, ancOption: option },
    };
  });
const anyCart = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map((given, index) => ({ ...given, id: index + 1 })));
const anyLevel = fc.constantFrom(...LEVELS);

/** The server's own figures, US cents. */
function charged(lines: readonly ApiCartItem[], level: number) {
  const goods = lines.map(({ product, selectedOptions, quantity }) => priceLine(product, selectedOptions, quantity));
  const amounts = cartAmounts(goods, level);
  const shipping = shippingCartEstimate(goods);
  return { ...amounts, shipping, total: amounts.net + shipping };
}

describe.each(['USD', 'GBP', 'EUR'] as const)('any cart in %s', (currency) => {
  it('is printed to the cent as the server would charge it, and every amount is well formed', async () => {
    const shop = await createTestShop({
      path: '/cart',
      persona: 'silver@example.com',
      cart: [{ productId: 301, quantity: 1, color: 'Black' }],
      currency,
    });
    render(shop.element);
    await screen.findByText('Membership discount (V3, 8%)');
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    fireEvent.click(within(summary).getByRole('button', { name: 'Show items' }));
    const row = (label: RegExp) => {
      const term = within(summary).getByText(label, { selector: 'dt' });
      return amountsIn(term.parentElement ?? expect.unreachable())[0];
    };
    await fc.assert(
      fc.asyncProperty(anyCart, anyLevel, async (lines, { level, threshold }) => {
        await act(async () => {
          shop.queryClient.setQueryData(cartQuery().queryKey, lines);
          shop.queryClient.setQueryData(membershipQuery().queryKey, membershipInfo(threshold * 100));
        });
        const due = charged(lines, level);
        const cell = (printed: Element, label: string) =>
          amountsIn(printed.querySelector(`[data-label="${label}"]`) ?? printed)[0];
        const page = () => ({
          lines: [...document.querySelectorAll('tbody tr')].map((printed) => [
            cell(printed, 'Price'),
            cell(printed, 'Subtotal'),
          ]),
          items: within(summary)
            .getAllByRole('listitem')
            .map((item) => amountsIn(item)[0]),
          subtotal: row(/^Subtotal/),
          membership: row(/^Membership discount/),
          promotion: row(/^Promotion/),
          shipping: row(/^Shipping/),
          total: row(/^Total/),
        });
        const paper = {
          lines: due.lines.map((each) => [written(each.unitPrice, currency), written(each.lineTotal, currency)]),
          items: due.lines.map((each) => written(each.lineTotal, currency)),
          subtotal: written(due.subtotal, currency),
          membership: written(-due.membershipDiscount, currency),
          promotion: written(0, currency),
          shipping: written(due.shipping, currency),
          total: written(due.total, currency),
        };
        await waitFor(() => expect(page()).toEqual(paper));
        expect(wrongIn()).toEqual([]);
        if (currency !== 'USD') return;
        // What a person adds up with a pencil is what the page says.
        const figures = [row(/^Subtotal/), row(/^Membership/), row(/^Shipping/)].map((text) => minorUnits(text ?? ''));
        expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(minorUnits(row(/^Total/) ?? ''));
      }),
      { numRuns: 12 },
    );
  });
});
