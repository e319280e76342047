import type { Page } from '@playwright/test';
import { cartLink, expect, logIn, test, toast } from './fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Presses Tab until the element with this name has the focus; fails on a focus trap. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(label)) return;
  }
  throw new Error(`The Tab key never reached ${name}`);
}

/** The focused element has a visible focus ring. */
const expectRing = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle))
    .toBe('solid');

test('a buyer fills the cart by keyboard alone', async ({ page }) => {
  await page.goto('/login?from=/product/jbl-flip-6');
  await logIn(page, 'silver@example.com');
  await expect(page.getByRole('heading', { name: 'JBL Flip 6 Portable Speaker', level: 1 })).toBeVisible();

  await test.step('chooses a color and a quantity', async () => {
    await tabTo(page, /^Red$/);
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Red' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tabTo(page, /^Decrease quantity$/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
  });

  await test.step('adds, and closes the dialog', async () => {
    await tabTo(page, /^Add to Cart$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Adding to cart succeed' });
    await expect(dialog).toContainText('$1,079.88');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cartLink(page, 12)).toBeVisible();
  });

  await test.step('changes and removes the line', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toBeVisible();
    await tabTo(page, /^Increase quantity$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toContainText('$1,169.87');
    await tabTo(page, /^Remove JBL Flip 6/);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Item Removed');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    // The empty cart takes the focus after it has rendered.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test('a buyer edits profile and addresses, finds an order, tracks it, orders it again and logs out by keyboard alone', async ({
  page,
}) => {
  await page.goto('/login?from=/profile');
  await logIn(page, 'silver@example.com');
  await expect(page.getByText('silver@example.com').first()).toBeVisible();

  await test.step('edits the profile', async () => {
    await tabTo(page, /^Edit profile$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit profile' });
    await expect(dialog.getByLabel(/^Name/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Sam Sterling');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Profile updated successfully');
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  });

  await test.step('edits the address, and keeps it when Escape is pressed', async () => {
    await tabTo(page, /^Edit the address 12 Harbour Road$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit address' });
    await expect(dialog.getByLabel(/^First name/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Dock');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel(/^First name/)).toHaveValue('Dock');
    await expect(dialog.getByLabel(/^First name/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Address saved successfully');
  });

  await test.step('adds an address that becomes the default, and deletes it', async () => {
    await tabTo(page, /^Add address$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await expect(dialog.getByLabel(/^First name/)).toBeFocused();
    // Without the required fields the focus goes to the first of them.
    await tabTo(page, /^Save$/);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^First name/)).toBeFocused();
    for (const text of ['Dock', 'Four', '4 Quay', '', 'Salem', 'OR', '97301']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(dialog.getByLabel(/^Country/)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '4 Quay' })).toContainText('Default');
    await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
    await expectRing(page);

    await tabTo(page, /^Delete the address 4 Quay$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete the address 4 Quay' })).toBeFocused();
    await expectRing(page);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Delete$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '4 Quay' })).toHaveCount(0);
    // Its own button is gone.
    await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused();
  });

  await test.step('finds the order and its parcel', async () => {
    await tabTo(page, /^Orders$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeFocused();
    await tabTo(page, /^Product, order or tracking number$/);
    await page.keyboard.type('no such order');
    await expect(page.getByRole('status').filter({ hasText: '0 results' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('JBL Tune');
    await expect(page.getByRole('link', { name: '#1033' })).toBeVisible();
    await expect(page.getByRole('link', { name: '#1050' })).toHaveCount(0);
    await tabTo(page, /^#1033$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Order 1033', level: 1 })).toBeVisible();
    await tabTo(page, /^Track at UPS/);
  });

  await test.step('orders it again', async () => {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, /^Reorder$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add 1 line to cart' })).toBeVisible();
    await tabTo(page, /^Quantity of JBL Tune/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('20');
    await tabTo(page, /^Add 1 line to cart$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Added: 20 pieces')).toBeVisible();
    await tabTo(page, /^View Cart$/);
  });

  await test.step('logs out', async () => {
    await tabTo(page, /^My Account$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Logged out');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
