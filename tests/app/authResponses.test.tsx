import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '@mocks/api/handlerTypes';
import { createTestShop } from '@tests/support/createTestShop';
import { enterText } from '@tests/support/enterText';

async function submitForm(path: string, operation: OperationId, button: string, bodyFor: (token: string) => unknown) {
  const shop = await createTestShop({ path });
  const body = bodyFor(await shop.server.signIn('silver@example.com'));
  shop.server.faults.set(operation, { status: 200, body });
  render(shop.element);
  const user = userEvent.setup();
  await enterText(user, await screen.findByLabelText(/^Email/), 'silver@example.com');
  if (operation === 'register') await enterText(user, screen.getByLabelText(/^Username/), 'samsilver');
  for (const field of screen.getAllByLabelText(/^Password/)) await enterText(user, field, 'carton-demo');
  await user.click(screen.getByRole('button', { name: button }));
  return shop;
}

const FORMS: [path: string, operation: OperationId, button: string, title: string][] = [
  ['/login', 'login', 'Login', 'Login Failed'],
  ['/login?tab=register', 'signup', 'Create Account', 'Signup Failed'],
  ['/signup', 'register', 'Create My Account', 'Signup Failed'],
];

describe('a 200 response without a token', () => {
  it.each(FORMS.flatMap((form) => [{}, null, { token: '' }].map((body) => [...form, body] as const)))(
    'on %s (%s, %s) shows %s: %j',
    async (path, operation, button, title, body) => {
      const { storage, session, router } = await submitForm(path, operation, button, () => body);
      expect(await screen.findByText(title, { selector: 'div' })).toBeVisible();
      expect(screen.getByText('The server’s response could not be read.', { selector: 'div' })).toBeVisible();
      expect(screen.queryByText(/^Welcome Back!|^Account Created/)).not.toBeInTheDocument();
      expect(session.get().token).toBeNull();
      expect([storage.local.get('authToken'), storage.session.get('authToken')]).toEqual([null, null]);
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
      expect(screen.getByLabelText(/^Email/)).toHaveValue('silver@example.com');
    },
  );
});

it.each([undefined, {}, { name: 7 }])(
  'a login response with user %j is followed by a request for the user',
  async (user) => {
    const { session, storage } = await submitForm('/login', 'login', 'Login', (token) => ({ token, user }));
    await waitFor(() => expect(session.get().user?.name).toBe('Sam Silver'));
    expect(storage.local.get('user')).toBe('{"name":"Sam Silver","email":"silver@example.com"}');
  },
);
