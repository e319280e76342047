import { cardFields, choose, countOrders, fillCard, payButton, signInWithCart, TOTAL, wallet } from './checkout';
import { cartLink, expect, expectNoShift, horizontalOverflow, recordShifts, test, toast } from './fixtures';

let before: number;
test.beforeEach(async ({ page }) => {
  before = await signInWithCart(page);
});

test('a buyer pays by card, prints one page, and nothing moves while the card form loads', async ({ page }) => {
  await page.addInitScript(recordShifts);
  // Slow scripts, so that the pictures of the loading form are painted.
  await page.goto('/checkout?mock-payments=square-slow');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await choose(page, 'Card');
  await page.getByRole('button', { name: `Place Order - ${TOTAL}` }).click();
  await expect(page.getByText('Loading the card form')).toBeAttached();
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
  await expectNoShift(page);
  expect(await page.evaluate(horizontalOverflow)).toBe(0);

  const tops = await Promise.all(
    ['Expiration', 'CVV', 'ZIP code'].map(async (label) => (await cardFields(page).getByLabel(label).boundingBox())?.y),
  );
  expect(new Set(tops).size, 'the short fields stand in one line').toBe(1);

  await fillCard(page, '4111111111111111');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!', level: 1 })).toBeVisible();
  await expect(toast(page)).toContainText('Square Payment Successful!');
  await expect(page).toHaveURL(/\/order-confirmation\/\d+$/);
  await expect(page.getByRole('main')).toContainText(TOTAL);
  await expect(cartLink(page, 0)).toBeVisible();

  // The pro-forma page is one sheet.
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('a buyer pays by PayPal, and nothing on the page moves while its button loads', async ({ page }) => {
  await page.goto('/checkout?mock-payments=paypal-slow');
  await choose(page, 'PayPal');
  await expect(page.getByRole('status', { name: 'Loading PayPal' })).toBeVisible();
  const place = async () => (await page.getByRole('radio', { name: /^PayPal/ }).boundingBox())?.y;
  const top = await place();
  await page.getByRole('button', { name: 'PayPal' }).click();
  expect(await place()).toBe(top);
  // paypal/react-paypal-js#350: with two buttons, phones open the window twice.
  await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(1);
  await wallet(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!', level: 1 })).toBeVisible();
  await expect(toast(page)).toContainText('PayPal Payment Successful!');
  expect(await countOrders(page)).toBe(before + 1);
  // Back leads to no form for an order that exists.
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Place Order/ })).toHaveCount(0);
});
