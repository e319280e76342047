import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';

async function open(options: TestShopOptions) {
  const shop = await createTestShop(options);
  render(shop.element);
  const title = await screen.findByRole('heading', { level: 1 });
  return { ...shop, title, main: within(screen.getByRole('main')) };
}

describe('/shipping-info', () => {
  it.each(['USD', 'GBP', 'EUR'])(
    'prints the published rates in their own currencies while the shop shows %s',
    async (currency) => {
      const { main } = await open({ path: '/shipping-info', currency });
      const rows = main.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      );
      expect(rows.slice(1)).toEqual([
        ['$5.993-5 days', '$12.991-2 days'],
        ['€7.992-4 days', '€15.991-2 days'],
        ['£6.99', '£13.99'],
        ['$15.99', '$29.99'],
      ]);
    },
  );

  it.each(['Local stock', 'Rates', 'Processing times', 'Bulk shipping', 'Tracking'])(
    'has a part about %s',
    async (name) => {
      await open({ path: '/shipping-info' });
      expect(screen.getByRole('region', { name })).toBeVisible();
    },
  );

  it.each([
    'Free shipping on US orders over $100',
    'Processing 1-2 business days',
    'Over $500',
    'Bulk discounts',
    'Priority handling',
    'Over $1,000',
    'Express discount',
    'Over $2,500',
    'Premium support',
    'Over 100 units: freight',
  ])('says "%s"', async (text) => {
    const { main } = await open({ path: '/shipping-info' });
    expect(main.getByText(text)).toBeVisible();
  });

  it('requests nothing but the categories that header and footer link to', async () => {
    const { server } = await open({ path: '/shipping-info' });
    await waitFor(() => expect(server.log.entries().map(({ operationId }) => operationId)).toEqual(['listCategories']));
  });
});

describe('/live-chat', () => {
  it('shows hours, phone, email and the average response time', async () => {
    const { main } = await open({ path: '/live-chat' });
    expect(main.getByText('Mon-Fri 9AM-6PM EST (Sat 10-4, Sun closed)')).toBeVisible();
    expect(main.getByRole('link', { name: '+1 (555) 010-0199' })).toBeVisible();
    expect(main.getByRole('link', { name: 'support@example.com' })).toBeVisible();
    expect(main.getByText('5 minutes')).toBeVisible();
  });

  it('has a sales form on the page itself', async () => {
    const user = userEvent.setup();
    const { main, server } = await open({ path: '/live-chat' });
    await user.type(main.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(main.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(main.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(main.getByRole('button', { name: 'Send message' }));
    expect(
      await screen.findByText('Our team will respond within 5 minutes during business hours.', { selector: 'li *' }),
    ).toBeVisible();
    expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(server.log.entries().filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('legal pages and the 404 page', () => {
  it.each([
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ])('%s is headed %s and says that it is a template', async (path, name) => {
    const { title, main } = await open({ path });
    expect(title).toHaveTextContent(name);
    expect(main.getByText(/This text is a template to replace/)).toBeVisible();
  });

  it.each(['/no-such-page', '/stripe-checkout', '/bank-transfer'])(
    '%s says Page Not Found and stays where it is',
    async (path) => {
      const { title, router } = await open({ path });
      expect(title).toHaveTextContent('Page Not Found');
      expect(router.state.location.pathname).toBe(path);
    },
  );
});
