import type { Page } from '@playwright/test';
import { allowFakeResponses, fakeNextResponse, call, CARDS, countOrders, fillCard, signInWithCart } from './checkout';
import { expect, expectToast, test } from './fixtures';

// Every failure of the alternate, secure, card and legacy pages, in the exact words. None of them charges anything.

let before: number;
test.beforeEach(async ({ page }) => {
  await signInWithCart(page);
  before = await countOrders(page);
  await allowFakeResponses(page);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
async function expectAlert(page: Page, text: string) {
  await expect(page.getByRole('alertdialog', { name: text })).toBeVisible();
  await press(page, 'OK');
}
/** The order call’s response was lost: the same call places the one order. */
async function expectOneOrderAfterCheckAgain(page: Page, heading: string) {
  expect(await countOrders(page)).toBe(before);
  await press(page, 'Check again');
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
}

test('the alternate checkout and its popup', async ({ page }) => {
  await page.goto('/checkout-old');
  await press(page, 'Pay Now');
  await expectAlert(page, 'Please select a payment method');
  await page.getByRole('radio', { name: /^Card/ }).click();
  await page.getByLabel('City').fill(' ');
  await press(page, 'Pay Now');
  await expectAlert(page, 'Please complete shipping information');
  await page.getByLabel('City').fill('Portland');
  await press(page, 'Pay Now');

  await press(page, /^Pay \$/);
  await expectAlert(page, 'Please fill in all card fields');
  await page.getByLabel('Card number').fill('411111111111111');
  await page.getByLabel('Expiration date').fill('1230');
  await page.getByLabel('CCV').fill('111');
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Card validation failed. Please check your card details.');
  await page.getByLabel('Card number').fill(CARDS.declined);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Card payment failed. Please try again.');

  await page.getByRole('tab', { name: 'PayPal' }).click();
  await fakeNextResponse(page, '/api/payments/paypal/create', 500);
  await press(page, /with PayPal$/);
  await expectAlert(page, 'PayPal payment failed. Please try again.');

  await press(page, 'Pay Now');
  await page.getByRole('tab', { name: 'Card' }).click();
  await page.getByLabel('Card number').fill(CARDS.paid);
  await page.getByLabel('Expiration date').fill('1230');
  await page.getByLabel('CCV').fill('111');
  await fakeNextResponse(page, '/api/payments/square', 500);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Payment processing error. Please try again.');
  await expectOneOrderAfterCheckAgain(page, 'Payment successful');
});

/** Opens a page whose card fields are the provider's, and waits until they are ready. */
async function openCardPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).not.toHaveAttribute('aria-disabled');
}

test('the card payment page', async ({ page }) => {
  await openCardPage(page, '/square-payment?mock-payments=square-unknown');
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Card tokenization failed');
  await openCardPage(page, '/square-payment?mock-payments=square-unexpected');
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'An error occurred during payment processing.');

  await openCardPage(page, '/square-payment');
  const name = page.getByLabel(/^Full name/);
  await name.fill('');
  await press(page, /^Pay \$/);
  await expectToast(page, 'Missing Information', 'Please fill in all required fields.');
  await name.fill('Sam Silver');
  await fillCard(page, CARDS.incomplete);
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Credit card number is not valid');
  await fillCard(page, CARDS.declined);
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'The card was declined.');
  await fillCard(page, CARDS.paid);
  await fakeNextResponse(page, '/api/pay', 400);
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Payment failed');
  // Emptied from elsewhere.
  await call(page, '/api/cart', { method: 'DELETE' });
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Cart is empty');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await countOrders(page)).toBe(before);
});

test('the secure page', async ({ page }) => {
  await page.goto('/pay-now-secure');
  await expect(page).toHaveURL(/\/checkout-clean$/);
  // Pay Now of the alternate checkout leaves what is paid for.
  await page.goto('/checkout-old');
  await page.getByRole('radio', { name: /^Card/ }).click();
  await press(page, 'Pay Now');
  await page.getByRole('link', { name: 'Pay on the secure page with PayPal' }).click();
  for (const [status, text] of [
    [undefined, 'Unable to create PayPal order'],
    [400, 'Failed to create PayPal order'],
  ] as const) {
    await fakeNextResponse(page, '/api/paypal/create-order', status);
    await press(page, /with PayPal$/);
    await expectToast(page, 'PayPal Error', text);
  }

  await openCardPage(page, '/pay-now-secure?method=square&mock-payments=square-unknown');
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Card tokenization failed');
  await openCardPage(page, '/pay-now-secure?method=square');
  await fillCard(page, CARDS.declined);
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'The card was declined.');
  await fillCard(page, CARDS.paid);
  await fakeNextResponse(page, '/api/orders/square', 500);
  await press(page, /^Pay \$/);
  await expectToast(page, 'Payment Failed', 'Unable to process payment');
  await expectOneOrderAfterCheckAgain(page, 'Order Confirmed!');
});

test('the old card page, and the development page', async ({ page }) => {
  const fillIn = async (number: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Month').selectOption('12');
    await page.getByLabel('Year').selectOption('2030');
    await page.getByLabel('CVV').fill('111');
  };
  // The provider's script is still loading.
  await page.goto('/pay-now-old?mock-payments=square-slow');
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Please fill in all card details');
  await fillIn(CARDS.paid);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Payment form not ready. Please wait.');

  await page.goto('/pay-now-old');
  await fillIn('4111111111111112');
  await page.waitForLoadState('networkidle');
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Card validation failed. Please check your card details.');
  await fillIn(CARDS.declined);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Payment failed: The card was declined.');
  await fillIn(CARDS.paid);
  await fakeNextResponse(page, '/api/orders/square', 400);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Payment failed: Unknown error');
  await fakeNextResponse(page, '/api/orders/square', 500);
  await press(page, /^Pay \$/);
  await expectAlert(page, 'Payment failed. Please try again.');
  await expectOneOrderAfterCheckAgain(page, 'Payment successful');

  await page.goto('/pay-now');
  await press(page, 'Pay Now');
  await expectAlert(page, 'Please fill in all card fields');
});
