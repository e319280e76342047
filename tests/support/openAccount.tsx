import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop, type TestShopOptions } from './createTestShop';

/** A shop at a path, where a buyer is logged in. `where` is its path and query, `calls` counts an operation's requests. */
export async function openAccount(path: string, options: TestShopOptions = {}) {
  const shop = await createTestShop({ path, persona: 'silver@example.com', ...options });
  render(shop.element);
  const where = () => `${shop.router.state.location.pathname}${shop.router.state.location.search}`;
  const calls = (operation: string) =>
    shop.server.log.entries().filter(({ operationId }) => operationId === operation).length;
  return { ...shop, user: userEvent.setup(), where, calls };
}
export type Shop = Awaited<ReturnType<typeof openAccount>>;

/** Replaces a field's text at once: a keystroke renders the whole form. */
export async function fill(user: Shop['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
export const toast = (title: string) => screen.findByText(title, { selector: 'div' });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A server error, a lost connection, and the page of a proxy in place of the response. */
export const FAILURES = [
  ['500', { status: 500 }],
  ['offline', { networkError: true }],
  ['HTML', { status: 200, body: '<h1>Gateway</h1>', headers: { 'content-type': 'text/html' } }],
] as const;
