import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestShop, openShop, prepareShop } from '@tests/support/createTestShop';

async function openMembership(persona: string | null) {
  const shop = await createTestShop({ path: '/membership', persona });
  render(shop.element);
  return { ...shop, user: userEvent.setup() };
}
const cardOf = (label: RegExp) => screen.getByRole('heading', { name: label, level: 3 }).closest('li') ?? document.body;

describe('membership', () => {
  it('shows the seven levels to a visitor, V1 without a name, none marked as current', async () => {
    await openMembership(null);
    const names = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
    expect(names).toEqual(['V1', 'V2Bronze', 'V3Silver', 'V4Gold', 'V5Platinum', 'V6Diamond', 'V7Elite']);
    expect(screen.queryByText('Current Level')).not.toBeInTheDocument();
    expect(screen.queryByText(/more growth value needed/)).not.toBeInTheDocument();
  });

  it.each([
    [/^V1/, '2%', '0 growth value', 0],
    [/^V2/, '5%', '1,000 growth value', 0],
    [/^V3/, '8%', '5,000 growth value', 1],
    [/^V4/, '12%', '15,000 growth value', 1],
    [/^V5/, '17%', '45,000 growth value', 2],
    [/^V6/, '20%', '120,000 growth value', 2],
    [/^V7/, '25%', '360,000 growth value', 3],
  ])('%s gives %s from %s with %d perks', async (label, discount, threshold, perks) => {
    await openMembership(null);
    await screen.findByText('Seven levels');
    expect(cardOf(label)).toHaveTextContent(discount);
    expect(cardOf(label)).toHaveTextContent(threshold);
    expect(within(cardOf(label)).queryAllByRole('listitem')).toHaveLength(perks);
  });

  it('marks only V3 for the V3 buyer, and shows what is missing to V4', async () => {
    await openMembership('silver@example.com');
    expect(await screen.findByText('8,800 more growth value needed')).toBeVisible();
    expect(screen.getAllByText('Current Level')).toHaveLength(1);
    expect(cardOf(/^V3/)).toHaveTextContent('Current Level');
    expect(screen.getByRole('progressbar', { name: 'Growth value toward V4' })).toHaveAttribute('aria-valuenow', '41');
    expect(screen.getByText('6,200')).toBeVisible();
  });

  it('says where the cart takes the buyer, and when growth value rises', async () => {
    const cart = [{ productId: 301, quantity: 30, color: 'Black' }];
    const shop = await createTestShop({ path: '/membership', persona: 'silver@example.com', cart });
    render(shop.element);
    expect(await screen.findByText(/^Your cart takes you to 8,\d{3} of the 15,000 for V4 Gold\./)).toBeVisible();
    expect(
      screen.getByText(/rises when an order is paid, by its total with shipping, in whole US dollars\.$/),
    ).toBeVisible();
  });

  it('congratulates a buyer at the highest level', async () => {
    await openMembership('elite@example.com');
    expect(await screen.findByText("Congratulations! You've reached the next level!")).toBeVisible();
  });

  it.each(['/cart', '/membership'])('is requested once on %s, after the user has loaded', async (path) => {
    const failing = { getMembership: { status: 500 } };
    const cart = [{ productId: 301, quantity: 1, color: 'Black' }];
    const shop = await createTestShop({ path, persona: 'silver@example.com', cart, server: { faults: failing } });
    shop.server.log.clear();
    render(shop.element);
    await screen.findByRole('button', { name: 'Retry' });
    const asked = shop.server.log.entries().map(({ operationId }) => operationId);
    expect(asked.filter((operation) => operation === 'getMembership')).toHaveLength(1);
    expect(asked.indexOf('getMembership')).toBeGreaterThan(asked.indexOf('getCurrentUser'));
  });

  it('opens the sign-up dialog for a visitor', async () => {
    const { user } = await openMembership(null);
    await user.click(await screen.findByRole('button', { name: 'Create Account & Start Saving' }));
    expect(await screen.findByRole('dialog', { name: /Create Account/ })).toBeVisible();
  });

  it.each(['getCurrentUser', 'getMembership'] as const)(
    'shows an error when %s fails after a login on the page, and loads on Retry',
    async (operation) => {
      const { user, server, session } = await openMembership(null);
      await screen.findByRole('button', { name: 'Create Account & Start Saving' });
      server.faults.set(operation, { status: 500 });
      const token = await server.signIn('silver@example.com');
      act(() => session.signIn({ token, user: null, stay: true }));
      expect(await screen.findByText('Your membership could not be loaded')).toBeVisible();
      expect(screen.queryByText('Current Level')).not.toBeInTheDocument();
      server.faults.clear(operation);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('8,800 more growth value needed')).toBeVisible();
    },
  );

  it('shows the visitor’s page when the session has expired', async () => {
    const prepared = await prepareShop({ path: '/membership' });
    prepared.storage.local.set('authToken', await prepared.server.signIn('silver@example.com', { expired: true }));
    render(openShop(prepared).element);
    expect(await screen.findByRole('button', { name: 'Create Account & Start Saving' })).toBeVisible();
    expect(prepared.storage.local.get('authToken')).toBeNull();
  });

  it('shows a named loading status while the membership loads', async () => {
    const { server, session } = await openMembership(null);
    await screen.findByText('Seven levels');
    server.latency.set('getMembership', 600_000);
    const token = await server.signIn('silver@example.com');
    act(() => session.signIn({ token, user: null, stay: true }));
    expect(await screen.findByRole('status', { name: 'Loading your membership' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
