import type { Page } from '@playwright/test';
import { cartLink, expect, test } from './fixtures';

const ADDS_OF_A_TAB = 500;

/** Adds one piece again and again as quickly as the tab can, many calls at once. */
const addAgainAndAgain = (page: Page, token: string) =>
  page.evaluate(
    async ([bearer, times]) => {
      const add = async () => {
        const { status } = await fetch('/api/cart', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify({ productId: 404, quantity: 1 }),
        });
        return status;
      };
      const statuses: number[] = [];
      while (statuses.length < times) statuses.push(...(await Promise.all(Array.from({ length: 25 }, add))));
      return statuses;
    },
    [token, ADDS_OF_A_TAB] as const,
  );

test('two tabs share one cart: of a thousand adds at the same time none is lost, and a reload keeps them', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const token = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'silver@example.com', password: 'carton-demo' }),
    });
    const { token: given } = (await answer.json()) as { token: string }; // an AuthResponse
    localStorage.setItem('authToken', given);
    return given;
  });
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const statuses = (await Promise.all([page, other].map((tab) => addAgainAndAgain(tab, token)))).flat();
  expect(statuses).toEqual(Array.from({ length: 2 * ADDS_OF_A_TAB }, () => 201));

  await page.goto('/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1000');
  await other.reload();
  await expect(cartLink(other, 2 * ADDS_OF_A_TAB)).toBeVisible();
});
