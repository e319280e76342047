import { cartLink, expect, logIn, test, toast } from './fixtures';

test('a visitor finds the JBL Flip 6, logs in, and has thirty in the cart at the exact price', async ({
  page,
  context,
}) => {
  const buyBox = page.getByRole('region', { name: 'Buy' });

  await test.step('browses and searches', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Speakers', level: 2 })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill('  flip 6 ');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=flip\+6$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'JBL Flip 6 Portable Speaker', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'JBL Flip 6 Portable Speaker', level: 1 })).toBeVisible();
  });

  await test.step('enters thirty and sees the 15 % tier marked', async () => {
    await buyBox.getByRole('button', { name: 'Black', exact: true }).click();
    const quantity = buyBox.getByRole('spinbutton');
    await quantity.fill('30');
    await quantity.blur();
    await expect(buyBox.getByRole('row', { name: /30–99/ })).toHaveAttribute('aria-current', 'true');
    await expect(buyBox.getByRole('row', { name: /30–99/ })).toContainText('15%');
    await expect(buyBox.getByRole('row', { name: /30–99/ })).toContainText('$84.99');
    await expect(page.getByRole('main')).toContainText('$2,549.70');
  });

  await test.step('is sent to sign up, and logs in instead', async () => {
    await buyBox.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(toast(page)).toContainText('Please Log In');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(page, 'silver@example.com');
    await expect(toast(page)).toContainText('Welcome Back!');
  });

  await test.step('is offered the pending add, and accepts', async () => {
    const question = page.getByRole('dialog', { name: 'Add it now?' });
    await expect(question).toContainText('30 × JBL Flip 6 Portable Speaker');
    await question.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toast(page)).toContainText('Added to Cart');
    await expect(cartLink(page, 30)).toBeVisible();
  });

  await test.step('adds on the page, and sees the dialog’s subtotal', async () => {
    await page.goto('/product/jbl-flip-6');
    await buyBox.getByRole('button', { name: 'Red', exact: true }).click();
    await buyBox.getByRole('spinbutton').fill('30');
    await buyBox.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Adding to cart succeed' });
    await expect(dialog).toContainText('$2,549.70');
    await dialog.getByRole('link', { name: 'View My Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page
      .getByRole('row', { name: /Red/ })
      .getByRole('button', { name: /Remove/ })
      .click();
    await expect(toast(page)).toContainText('Item Removed');
  });

  const checkCart = async () => {
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toContainText('$84.99 each');
    await expect(page.getByRole('row', { name: /JBL Flip 6/ })).toContainText('$2,549.70');
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('Membership discount (V3, 8%)');
    for (const amount of ['$2,549.70', '-$203.98', '$136.02', '$2,481.74']) await expect(summary).toContainText(amount);
  };
  await test.step('sees the line, the discount and the estimate', checkCart);

  await test.step('sees the same cart after a reload', async () => {
    await page.reload();
    await checkCart();
  });

  await test.step('sees the badge in a second tab, which updates', async () => {
    const second = await context.newPage();
    await second.goto('/membership');
    await expect(cartLink(second, 30)).toBeVisible();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(cartLink(second, 31)).toBeVisible();
    await second.close();
  });

  await test.step('cannot add a product of the other region', async () => {
    await page.goto('/product/jbl-flip-6-eu');
    await buyBox.getByRole('group', { name: /color/i }).getByRole('button').first().click();
    await buyBox.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(toast(page)).toContainText(
      'You can only order from one region at a time (USA or EU). Please remove the other item first.',
    );
    await expect(toast(page)).toContainText('Cannot Add to Cart');
  });
});
