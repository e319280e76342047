import type { Page } from '@playwright/test';
import { cartLink, expect, logIn, test, toast } from './fixtures';

// keyboard.spec.ts does the same on a desktop.

/** Opens an account page of the V3 buyer. */
async function open(page: Page, path: string) {
  await page.goto(`/login?from=${path}`);
  await logIn(page, 'silver@example.com');
  await expect(page).toHaveURL(path);
}

test('a buyer edits the profile and the addresses', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  await profile.getByLabel(/^Name/).fill('Sam Sterling');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully');
  await expect(page.getByText('Sam Sterling').first()).toBeVisible();

  await page.getByRole('button', { name: 'Add address' }).click();
  const address = page.getByRole('dialog', { name: 'Add address' });
  const texts = {
    'First name': 'Dock',
    'Last name': 'Four',
    Address: '4 Quay',
    City: 'Salem',
    State: 'OR',
    'ZIP code': '97301',
  };
  for (const [label, text] of Object.entries(texts)) await address.getByLabel(new RegExp(`^${label}`)).fill(text);
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Address saved successfully');
  const saved = page.getByRole('listitem').filter({ hasText: '4 Quay' });
  await saved.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toast(page)).toContainText('Address deleted successfully');
  await expect(saved).toHaveCount(0);
});

test(
  'a buyer finds an order of last week, tracks and prints it, and orders it again with two changes',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, '/orders');
    await page.getByLabel('Period').selectOption({ label: 'Last 7 days' });
    await page.evaluate(() => {
      // The search is applied by leaving its field, never by its own delay.
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, delay?: number) =>
        delay === 300 ? 0 : setTimeout(run, delay)) as typeof setTimeout;
    });
    await page.getByLabel('Product, order or tracking number').fill('JBL Tune');
    // The pending search must not move the row between press and release.
    await page.getByRole('link', { name: '#1033' }).hover();
    await page.mouse.down();
    expect(new URL(page.url()).searchParams.has('search')).toBe(false);
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: 'Order 1033', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track at UPS' })).toHaveAttribute('href', /ups\.com.*1Z/);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'Reorder' }).click();
    await page.getByRole('combobox', { name: /^Color of JBL Tune/ }).selectOption({ label: 'Blue' });
    await page.getByRole('spinbutton', { name: /^Quantity of JBL Tune/ }).fill('20');
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click();
    await expect(page.getByText('Added: 20 pieces')).toBeVisible();
    await expect(cartLink(page, 20)).toBeVisible();
  },
);
