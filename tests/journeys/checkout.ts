import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Thirty black JBL Flip 6 for the V3 buyer, as in the contract's worked example. */
export const TOTAL = '$2,434.89';

/** Test cards: see docs/payments.md. */
export const CARDS = { paid: '4111111111111111', declined: '4000000000000002', incomplete: '4111' };

interface Call {
  method?: string;
  body?: object;
}

declare global {
  interface Window {
    /** Responses to the next calls of these paths, in place of the server's. */
    fakeResponses: Record<string, { status: number; body: string }>;
  }
}

/** Lets `fakeNextResponse` respond to calls of the pages that are opened from now on. */
export const allowFakeResponses = (page: Page) =>
  page.addInitScript(() => {
    window.fakeResponses = {};
    const originalFetch = window.fetch;
    window.fetch = async (...request) => {
      const [input] = request;
      const path = input instanceof Request && input.method === 'POST' ? new URL(input.url).pathname : '';
      const response = window.fakeResponses[path];
      if (response === undefined) return originalFetch(...request);
      delete window.fakeResponses[path];
      // Without this header the page would conclude that it has lost its worker.
      const headers = { 'content-type': 'application/json', 'x-mock-server': 'page' };
      return new Response(response.body, { status: response.status, headers });
    };
  });

/** Responds to the next POST of a path in place of the server. */
export const fakeNextResponse = (page: Page, path: string, status: number, body: object) =>
  page.evaluate(([url, response]) => void (window.fakeResponses[url] = response), [
    path,
    { status, body: JSON.stringify(body) },
  ] as const);

/** Calls the mock server as the page's buyer. */
export const call = (page: Page, path: string, { method = 'GET', body }: Call = {}): Promise<unknown> =>
  page.evaluate(
    async ([url, verb, text]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      };
      const response = await fetch(url, { method: verb, headers, ...(text && { body: text }) });
      return response.json();
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  );

/** What the browser has stored for that buyer. Each worker makes it once: to load a page for it takes a second. */
let prepared: { state: Awaited<ReturnType<BrowserContext['storageState']>>; orders: number } | undefined;

/**
 * Signs in a buyer who has a saved address, and fills the cart; the screens for it have journeys of their own.
 * @returns how many orders the buyer has
 */
export async function signInWithCart(page: Page): Promise<number> {
  const context = page.context();
  if (prepared) {
    await context.setStorageState(prepared.state);
    return prepared.orders;
  }
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const body = { email: 'silver@example.com', password: 'carton-demo' };
  const { token } = (await call(page, '/api/auth/login', { method: 'POST', body })) as { token: string }; // an AuthResponse
  await page.evaluate((newToken) => localStorage.setItem('authToken', newToken), token);
  await fillCart(page);
  const orders = await countOrders(page);
  prepared = { orders, state: await context.storageState({ indexedDB: true }) };
  return orders;
}

export const fillCart = (page: Page) =>
  call(page, '/api/cart', {
    method: 'POST',
    body: { productId: 301, quantity: 30, selectedOptions: { color: 'Black' } },
  });

/** How many orders the buyer has. */
export async function countOrders(page: Page) {
  const orders = await call(page, '/api/user/orders');
  expect(orders, 'GET /api/user/orders').toEqual(expect.any(Array)); // else the failure shows the error response
  return (orders as object[]).length; // Order[]
}

export const choose = (page: Page, method: 'Card' | 'PayPal') =>
  page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();

export const cardFields = (page: Page) => page.frameLocator('iframe[title^="Secure card fields"]');
export const cardDialog = (page: Page) => page.getByRole('dialog', { name: 'Secure card payment' });
export const wallet = (page: Page) => page.getByRole('dialog', { name: 'Approve this payment?' });

export async function openCardDialog(page: Page) {
  await page.getByRole('button', { name: `Place Order - ${TOTAL}` }).click();
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
}

export const payButton = (page: Page) => cardDialog(page).getByRole('button', { name: `Pay ${TOTAL}` });

export async function fillCard(page: Page, number: string) {
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration').fill('1230');
  await fields.getByLabel('CVV').fill('111');
  await fields.getByLabel('ZIP code').fill('97201');
}
