import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestShop } from '@tests/support/createTestShop';

it('prints as a packing slip, which says nothing of the payment', async () => {
  const { element, server } = await createTestShop({ path: '/admin/orders/1059', persona: 'admin' });
  // A backend may send two equal lines.
  await server.db.orders.update(1059, (order) => void order.items.push(...order.items));
  render(element);
  const title = await screen.findByRole('heading', { name: 'Packing slip, order 1059' });
  const slip = title.closest('article') ?? expect.unreachable();
  expect(within(slip).getAllByText('Apple Watch Ultra 2')).toHaveLength(2);
  expect(slip).toHaveTextContent('77 Exchange Plaza, Floor 31');
  expect(slip).not.toHaveTextContent(/transfer|paid|\$/i);
});

it('writes to the customer alone, whatever the address holds', async () => {
  const { element, server } = await createTestShop({ path: '/admin/orders/1059', persona: 'admin' });
  await server.db.orders.update(1059, (order) => void (order.customerEmail = 'a?bcc=b@example.com'));
  render(element);
  const link = await screen.findByRole('link', { name: 'a?bcc=b@example.com' });
  expect(link).toHaveAttribute('href', 'mailto:a%3Fbcc%3Db@example.com');
});
