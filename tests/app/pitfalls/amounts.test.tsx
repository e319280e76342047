import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiCartItem } from '@/api/types';
import { readProduct } from '@/domain/product/readProduct';
import { cartQuery } from '@/features/cart/cartQuery';
import { membershipQuery } from '@/features/session/useMembership';
import { cartAmounts, priceLine } from '@mocks/rules/cart';
import { LEVELS, membershipInfo } from '@mocks/rules/membership';
import { shippingCartEstimate } from '@mocks/rules/shipping';
import { seed } from '@mocks/seed/seed';
import { createTestShop } from '@tests/support/createTestShop';
import { amountsIn, minorUnits, invalidTextsIn } from './visibleText';

// darryldecode/laravelshoppingcart#301 and itsnitinr/nextjs-shopping-cart#5 (long float tails), woocommerce#28292,
// #24540 and #23694 (the subtotal rounded too early), coreshop/CoreShop#580 (rounded per piece, then not).

configure({ defaultHidden: true });

/** Minor units of each currency for 100 US cents. */
const RATES = { USD: 100, GBP: 79, EUR: 92 } as const;
const SIGNS = { USD: '$', GBP: '£', EUR: '€' } as const;
type Currency = keyof typeof RATES;

/** The expected text: converted from the total, rounded half-up, with thousands separators (D-15, D-16). */
function expectedText(cents: number, currency: Currency): string {
  const exact = BigInt(Math.abs(cents)) * BigInt(RATES[currency]);
  const digits = String((2n * exact + 100n) / 200n).padStart(3, '0');
  const integerPart = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${SIGNS[currency]}${integerPart}.${digits.slice(-2)}`;
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
  .map((lines) => lines.map((item, index) => ({ ...item, id: index + 1 })));
const anyLevel = fc.constantFrom(...LEVELS);

/** The amounts that the server computes, in US cents. */
function charged(lines: readonly ApiCartItem[], level: number) {
  const goods = lines.map(({ product, selectedOptions, quantity }) => priceLine(product, selectedOptions, quantity));
  const amounts = cartAmounts(goods, level);
  const shipping = shippingCartEstimate(goods);
  return { ...amounts, shipping, total: amounts.net + shipping };
}

describe.each(['USD', 'GBP', 'EUR'] as const)('any cart in %s', (currency) => {
  it('shows the same amounts as the server computes, all well formed', async () => {
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
    const summaryAmount = (label: RegExp) => {
      const term = within(summary).getByText(label, { selector: 'dt' });
      return amountsIn(term.parentElement ?? expect.unreachable())[0];
    };
    await fc.assert(
      fc.asyncProperty(anyCart, anyLevel, async (lines, { level, threshold }) => {
        await act(async () => {
          shop.queryClient.setQueryData(cartQuery().queryKey, lines);
          shop.queryClient.setQueryData(membershipQuery().queryKey, membershipInfo(threshold * 100));
        });
        const expected = charged(lines, level);
        const cell = (row: Element, label: string) => amountsIn(row.querySelector(`[data-label="${label}"]`) ?? row)[0];
        const shownAmounts = () => ({
          lines: [...document.querySelectorAll('tbody tr')].map((tableRow) => [
            cell(tableRow, 'Price'),
            cell(tableRow, 'Subtotal'),
          ]),
          items: within(summary)
            .getAllByRole('listitem')
            .map((item) => amountsIn(item)[0]),
          subtotal: summaryAmount(/^Subtotal/),
          membership: summaryAmount(/^Membership discount/),
          promotion: summaryAmount(/^Promotion/),
          shipping: summaryAmount(/^Shipping/),
          total: summaryAmount(/^Total/),
        });
        const expectedAmounts = {
          lines: expected.lines.map((amounts) => [
            expectedText(amounts.unitPrice, currency),
            expectedText(amounts.lineTotal, currency),
          ]),
          items: expected.lines.map((amounts) => expectedText(amounts.lineTotal, currency)),
          subtotal: expectedText(expected.subtotal, currency),
          membership: expectedText(-expected.membershipDiscount, currency),
          promotion: expectedText(0, currency),
          shipping: expectedText(expected.shipping, currency),
          total: expectedText(expected.total, currency),
        };
        await waitFor(() => expect(shownAmounts()).toEqual(expectedAmounts));
        expect(invalidTextsIn()).toEqual([]);
        if (currency !== 'USD') return;
        // The displayed amounts add up to the displayed total.
        const figures = [summaryAmount(/^Subtotal/), summaryAmount(/^Membership/), summaryAmount(/^Shipping/)].map(
          (text) => minorUnits(text ?? ''),
        );
        expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(minorUnits(summaryAmount(/^Total/) ?? ''));
      }),
      { numRuns: 12 },
    );
  });
});
