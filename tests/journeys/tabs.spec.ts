import type { Page } from '@playwright/test';
import { cartLink, expect, test } from './fixtures';

const ADDS_PER_TAB = 100;

/** Adds one piece many times, with 25 concurrent requests. */
const addRepeatedly = (page: Page, token: string) =>
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
    [token, ADDS_PER_TAB] as const,
  );

test('two tabs share one cart: none of two hundred concurrent adds is lost, also after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const token = await page.evaluate(async () => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'silver@example.com', password: 'carton-demo' }),
    });
    const { token: newToken } = (await response.json()) as { token: string }; // an AuthResponse
    localStorage.setItem('authToken', newToken);
    return newToken;
  });
  const otherTab = await context.newPage();
  await otherTab.goto('/contact');
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();

  const statuses = (await Promise.all([page, otherTab].map((tab) => addRepeatedly(tab, token)))).flat();
  expect(statuses).toEqual(Array.from({ length: 2 * ADDS_PER_TAB }, () => 201));

  await page.goto('/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('200');
  await otherTab.reload();
  await expect(cartLink(otherTab, 2 * ADDS_PER_TAB)).toBeVisible();
});
