import type { Locator, Page } from '@playwright/test';
import {
  allowFakeResponses,
  fakeNextResponse,
  call,
  CARDS,
  cardDialog,
  cardFields,
  choose,
  countOrders,
  fillCard,
  openCardDialog,
  payButton,
  signInWithCart,
  TOTAL,
  wallet,
} from './checkout';
import { expect, expectToast, test } from './fixtures';

let before: number;
test.beforeEach(async ({ page }) => {
  before = await signInWithCart(page);
});

/** Opens the checkout with a scenario of the mock providers (docs/payments.md). */
const open = (page: Page, scenario = '') => page.goto(`/checkout${scenario && `?mock-payments=${scenario}`}`);

test('a card that fails is explained in the exact words, and is never charged', async ({ page }) => {
  await open(page, 'square-blocked');
  await choose(page, 'Card');
  await page.getByRole('button', { name: `Place Order - ${TOTAL}` }).click();
  await expectToast(page, 'Payment System Error');

  await open(page);
  await openCardDialog(page);
  await fillCard(page, CARDS.incomplete);
  await payButton(page).click();
  await expectToast(page, 'Payment Error', 'Credit card number is not valid');

  await fillCard(page, CARDS.declined);
  await payButton(page).click();
  await expectToast(page, 'Payment Failed', 'There was an error processing your Square payment. Please try again.');
  // The same dialog takes another card.
  await expect(cardDialog(page)).toContainText('The card was declined.');
  expect(await countOrders(page)).toBe(before);
  await fillCard(page, CARDS.paid);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('an incomplete address is explained in the exact words, for each method', async ({ page }) => {
  await open(page);
  await page.getByLabel('City').fill(' ');
  await choose(page, 'Card');
  await expectToast(
    page,
    'Complete Shipping Address',
    'Please fill in all shipping information before selecting a payment method.',
  );
  await choose(page, 'PayPal');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await expectToast(page, 'Missing Information', 'Please fill in all shipping address fields.');
  await expect(wallet(page)).toHaveCount(0);
  await page.getByLabel('City').fill('Portland');
  await choose(page, 'Card');
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: `Place Order - ${TOTAL}` }).click();
  await expectToast(page, 'Missing Information', 'Please fill in all shipping address fields.');
  await expect(cardDialog(page)).toHaveCount(0);
});

test('a PayPal payment whose order has no number is recorded by Retry', async ({ page }) => {
  await allowFakeResponses(page);
  await open(page);
  await choose(page, 'PayPal');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await fakeNextResponse(page, '/api/orders', 201, {});
  await wallet(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expectToast(page, 'Payment Processing Failed', 'Order creation failed - no order ID returned');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
  await page.goto('/order-confirmation/999999');
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  await expect(page.getByText("We couldn't find the order you're looking for.")).toBeVisible();
});

test('a wallet that fails is explained in the exact words, and is never charged', async ({ page }) => {
  await open(page, 'paypal-blocked');
  await choose(page, 'PayPal');
  await expectToast(page, 'PayPal Setup Error');

  // paypal/paypal-checkout-components#1339: the window closes before it has loaded, and the button works again.
  await open(page, 'paypal-closes-early');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await expectToast(page, 'Payment Cancelled');
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeEnabled();

  // woocommerce/woocommerce-paypal-payments#940: cart and address stay.
  await open(page, 'paypal-not-approved');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await wallet(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expectToast(page, 'Payment Capture Failed');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');

  await open(page);
  await page.getByRole('button', { name: 'PayPal' }).click();
  await wallet(page).getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'Payment Capture Failed');
  expect(await countOrders(page)).toBe(before);

  await page.getByRole('button', { name: 'PayPal' }).click();
  await wallet(page)
    .getByRole('button', { name: /pending/ })
    .click();
  await expectToast(page, 'Payment Processing Failed', 'PayPal has not completed the payment yet.');
  await expect(page.getByText(/^paypal:pending:243489:/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^paypal:pending:243489:/)).toBeVisible();
  expect(await countOrders(page)).toBe(before);
});

test('the digits of a card stay in the provider’s frame', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  await open(page);
  await choose(page, 'Card');
  await openCardDialog(page);
  await fillCard(page, CARDS.paid);
  await cardFields(page).getByLabel('CVV').fill('737');
  const inPage = () =>
    page.evaluate(() => [
      // Without the source of the mock provider's frame, which lists its test cards.
      document.documentElement.outerHTML.replaceAll(/srcdoc="[^"]*"/g, ''),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
      ...[localStorage, sessionStorage].map((storage) => JSON.stringify(storage)),
    ]);
  seen.push(...(await inPage()));
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  seen.push(...(await inPage()), JSON.stringify(await call(page, '/api/user/orders?limit=1')));
  expect(seen.length).toBeGreaterThan(10);
  const digits = seen.join('\n').replaceAll(/(?<=\d)[ -](?=\d)/g, '');
  expect(digits).not.toContain('4111111111111111');
  expect(digits).not.toContain('11111111');
  expect(seen.join('\n')).not.toMatch(/\b737\b/);
  expect(seen.join('\n')).not.toMatch(/\b12\/30\b/);
});

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error('The Tab key never reached it.');
}

test('a buyer pays by card by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await tabTo(page, page.getByRole('radio', { name: /^Card/ }));
  await page.keyboard.press('Space');
  const place = page.getByRole('button', { name: `Place Order - ${TOTAL}` });
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
  // The form takes the focus when it is ready; Escape in it closes the dialog, and the focus returns.
  await expect(cardFields(page).getByLabel('Card number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cardDialog(page)).toHaveCount(0);
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardFields(page).getByLabel('Card number')).toBeFocused();
  for (const text of [CARDS.paid, '1230', '111', '97201']) {
    await page.keyboard.type(text);
    if (text !== '97201') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a buyer pays by wallet by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await tabTo(page, page.getByRole('radio', { name: /^Card/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  const button = page.getByRole('button', { name: 'PayPal' });
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(wallet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectToast(page, 'Payment Cancelled');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, wallet(page).getByRole('button', { name: 'Approve', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a reload in mid-call loses nothing: the same call is checked again, and there is one order', async ({ page }) => {
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = async (...request) => {
      const [input] = request;
      const isOrder = input instanceof Request && input.method === 'POST' && input.url.endsWith('/api/orders');
      const response = await originalFetch(...request);
      // The first response never arrives.
      if (!isOrder || sessionStorage.getItem('journey')) return response;
      sessionStorage.setItem('journey', 'lost');
      return new Promise(() => {});
    };
  });
  await open(page);
  await choose(page, 'Card');
  await openCardDialog(page);
  await fillCard(page, CARDS.paid);
  await payButton(page).dblclick();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('journey'))).toBe('lost');
  await page.reload();
  await expect(page.getByText('We do not know yet whether your order was placed')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('of two tabs with one cart one pays, and the other learns it', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await choose(tab, 'Card');
    await openCardDialog(tab);
    await fillCard(tab, CARDS.paid);
  }
  // At once: the form leaves the page of the second as soon as it learns that the cart is empty, and takes its button along.
  const buttons = await Promise.all([page, other].map((tab) => payButton(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  const confirmed = (tab: Page) => tab.getByRole('heading', { name: 'Order Confirmed!' });
  const empty = (tab: Page) => tab.getByRole('heading', { name: 'Empty Cart' });
  for (const tab of [page, other]) await expect(confirmed(tab).or(empty(tab))).toBeVisible();
  const confirmations = async () => (await confirmed(page).count()) + (await confirmed(other).count());
  await expect.poll(confirmations).toBe(1);
  expect(await countOrders(page)).toBe(before + 1);
  await other.close();
});

test('an order that was approved on PayPal’s page is placed when the buyer comes back', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opened = (await call(page, '/api/paypal/create-order', { method: 'POST', body: { total: 2432.5 } })) as {
    approvalUrl: string;
    paypalOrderId: string;
  }; // a PaypalOrderOpened
  const address = {
    fullName: 'Sam Silver',
    email: 'silver@example.com',
    phone: '+1 555 010 0190',
    address: '12 Harbour Road',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    country: 'US',
  };
  const data = {
    version: 1,
    paypalOrderId: opened.paypalOrderId,
    owner: null,
    items: [{ productId: 301, quantity: 30, price: 84.99, selectedColor: 'Black' }],
    shippingAddress: address,
    subtotal: 2189.25,
    shipping: 243.25,
    total: 2432.5,
  };
  await page.evaluate((text) => sessionStorage.setItem('paypalOrderData', text), JSON.stringify(data));
  await page.goto(opened.approvalUrl);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/payment-success\?orderId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Payment successful', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment successful', level: 1 })).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});
