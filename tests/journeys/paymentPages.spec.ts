import type { Page } from '@playwright/test';
import { CARDS, cardFields, countOrders, fillCard, signInWithCart } from './checkout';
import { expect, expectToast, horizontalOverflow, test, toast } from './fixtures';

// The alternate, secure, card and legacy pages; component tests have their texts for each failure.

let before: number;
test.beforeEach(async ({ page }) => {
  before = await signInWithCart(page);
});

const expectOnePayment = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Payment successful', level: 1 })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
};
const alertBox = (page: Page, text: string) => page.getByRole('alertdialog', { name: text });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/**
 * Watches the page, its fields excepted, its storage, address, console and requests. The returned function looks at them and
 * lists each place in which it has found the card's digits so far.
 */
function watchForDigits(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  return async () => {
    seen.push(
      page.url(),
      ...(await page.evaluate(() => [
        // Without the source of the mock provider's frame, which lists its test cards, and the fields themselves.
        document.documentElement.outerHTML.replaceAll(/(?:srcdoc|placeholder|value)="[^"]*"/g, ''),
        ...[localStorage, sessionStorage].map((storage) => JSON.stringify(storage)),
      ])),
    );
    const text = seen.join('\n').replaceAll(/(?<=\d)[ -](?=\d)/g, '');
    return text.match(/.{0,60}(?:4111111111111111|\b737\b).{0,20}/g) ?? [];
  };
}

test('the alternate checkout: a closed popup, a declined card, then paid once', async ({ page }) => {
  await page.goto('/checkout-old');
  await page.getByRole('radio', { name: /^Card/ }).click();
  await press(page, 'Pay Now');
  const popup = page.getByRole('dialog', { name: 'Payment' });
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeFocused();

  await press(page, 'Pay Now');
  await popup.getByLabel('Card number').fill(CARDS.declined);
  await popup.getByLabel('Expiration date').fill('1230');
  await popup.getByLabel('CCV').fill('111');
  await popup.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(alertBox(page, 'Card payment failed. Please try again.')).toBeVisible();
  await page.keyboard.press('Escape'); // closes the alert alone
  await expect(alertBox(page, 'Card payment failed. Please try again.')).toHaveCount(0);
  await expect(popup.getByLabel('CCV')).toHaveValue('111');
  await popup.getByLabel('Card number').fill(CARDS.paid);
  await popup.getByRole('button', { name: /^Pay \$/ }).click();
  await expectOnePayment(page);
});

test('the alternate checkout by PayPal: through the approval page and back', async ({ page }) => {
  await page.goto('/checkout-old');
  await page.getByRole('radio', { name: /^PayPal/ }).click();
  await press(page, 'Pay Now');
  await press(page, /with PayPal$/);
  await press(page, 'Approve');
  await expect(page).toHaveURL(/\/payment-success\?orderId=\d+$/);
  await expectOnePayment(page);
});

test('the secure page on a narrow phone: canceled in PayPal, then paid by card, whose digits stay in the frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/checkout-old');
  await page.getByRole('radio', { name: /^Card/ }).click();
  await press(page, 'Pay Now');
  await page.getByRole('link', { name: 'Pay on the secure page with PayPal' }).click();
  await press(page, /with PayPal$/);
  await press(page, 'Cancel');
  await expect(page).toHaveURL(/\/checkout-clean/);
  await expectToast(page, 'Payment Cancelled');

  await page.goto('/pay-now-secure?method=square');
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  const findDigits = watchForDigits(page);
  await fillCard(page, CARDS.paid);
  await cardFields(page).getByLabel('CVV').fill('737');
  expect(await findDigits()).toEqual([]);
  await press(page, /^Pay \$/);
  await expect(page.getByRole('heading', { name: 'Order Confirmed!', level: 1 })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
  expect(await findDigits()).toEqual([]);
});

test('the card payment page: a declined card, then paid once', async ({ page }) => {
  await page.goto('/square-payment');
  await expect(page.getByRole('button', { name: /^Pay \$/ })).not.toHaveAttribute('aria-disabled');
  await fillCard(page, CARDS.declined);
  await press(page, /^Pay \$/);
  await expect(toast(page)).toContainText('Payment Failed');
  await fillCard(page, CARDS.paid);
  await press(page, /^Pay \$/);
  await expect(page.getByRole('heading', { name: 'Order Confirmed!', level: 1 })).toBeVisible();
  await expect(toast(page)).toContainText('Payment Successful!');
  expect(await countOrders(page)).toBe(before + 1);
});

test('the old card page by keyboard alone; the card’s digits are in its own fields only', async ({ page }) => {
  const findDigits = watchForDigits(page);
  await page.goto('/pay-now-old');
  const number = page.getByLabel('Card number');
  await expect(number).toBeVisible();
  const isFocused = (field: typeof number) => field.evaluate((element) => element === document.activeElement);
  while (!(await isFocused(number))) await page.keyboard.press('Tab');
  // The last of them is the Pay button.
  for (const text of [CARDS.paid, '12', '2030', '737']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await findDigits()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment-success\?orderId=\d+$/);
  await expectOnePayment(page);
  expect(await findDigits()).toEqual([]);
});

test('the test pages pay nothing', async ({ page }) => {
  await page.goto('/test-pay-now');
  await expect(page).toHaveURL('/pay-now?method=square');
  for (const label of ['Card number', 'Expiration date', 'CVV']) await page.getByLabel(label).fill('1');
  await press(page, 'Pay Now');
  await expect(page).toHaveURL('/payment-success');
  await page.goto('/square-test');
  await press(page, 'Attach');
  await expect(page.getByRole('log')).toContainText('card form attached');
  await fillCard(page, CARDS.paid);
  await press(page, 'Tokenize');
  await expect(page.getByRole('log')).toContainText('token cnon:ok');
  expect(await countOrders(page)).toBe(before);
});
