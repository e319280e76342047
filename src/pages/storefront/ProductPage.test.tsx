import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { TestShopOptions } from '@tests/support/createTestShop';
import { describe, expect, it, vi } from 'vitest';

import { openProduct, buy, quantity, color, toast, mainPicture, pictureFile } from '@tests/support/productPage';

describe('the product page', () => {
  it('shows breadcrumbs, the item number, and the product’s own figures', async () => {
    await openProduct();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(breadcrumbs.map((crumb) => crumb.textContent)).toEqual(['Home', 'Products', 'JBL Flip 6 Portable Speaker']);
    expect(buy().getByText('Item 301')).toBeVisible();
    expect(buy().getByText('4.8')).toBeVisible();
    expect(buy().getByText('512 reviews')).toBeVisible();
    expect(buy().getByText('9240 sold')).toBeVisible();
    expect(buy().getByText('USA Local Stock')).toBeVisible();
    expect(buy().getByText('was')).toBeInTheDocument();
  });

  it('shows default figures, and no list price, for a product without them', async () => {
    await openProduct({ path: '/product/wireless-charging-pad-15w' });
    expect(buy().getByText('4.7')).toBeVisible();
    expect(buy().getByText('126 reviews')).toBeVisible();
    expect(buy().getByText('4831 sold')).toBeVisible();
    expect(buy().getByText('Overseas Warehouse')).toBeVisible();
    expect(buy().queryByText('was')).toBeNull();
  });

  it('shows details in three tabs', async () => {
    const { user } = await openProduct();
    expect(screen.getByText(/A waterproof cylinder that fits a hand/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    const table = within(screen.getByRole('table', { name: 'Specifications' }));
    const value = (label: string) => table.getByRole('rowheader', { name: label }).nextElementSibling?.textContent;
    expect([value('Rating'), value('Reviews'), value('Units sold'), value('ANC support'), value('Battery')]).toEqual([
      '4.8 / 5',
      '512',
      '9240',
      'No',
      '12 h',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(screen.getByRole('tabpanel', { hidden: false })).toHaveTextContent(
      /^Customer reviews will be displayed here\.$/,
    );
  });

  it('suggests up to four other products, never itself, and resets its state on one of them', async () => {
    const { user, setQuantity, storage } = await openProduct();
    await setQuantity('30');
    const more = within(await screen.findByRole('region', { name: 'You May Also Like' }));
    await waitFor(() => expect(more.getAllByRole('article')).toHaveLength(4));
    expect(more.queryByRole('link', { name: 'JBL Flip 6 Portable Speaker' })).toBeNull();
    await user.click(more.getByRole('link', { name: 'Earbuds Pro 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Earbuds Pro 2' });
    expect(quantity()).toHaveValue('1');
    const views = JSON.parse(storage.local.get('recentlyViewed') ?? '[]') as { id: number }[];
    expect(views.map(({ id }) => id)).toEqual([102, 301]);
  });

  it('hides You May Also Like without suggestions, and shows an error when the list fails', async () => {
    const { server, router, queryClient } = await openProduct({
      server: { faults: { listProducts: { status: 500 } } },
    });
    expect(await screen.findByText('Other products could not be loaded')).toBeVisible();
    server.faults.clear('listProducts');
    server.overrides.set('listProducts', () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }));
    queryClient.clear();
    await act(() => router.navigate('/product/jbl-pulse-5'));
    await screen.findByRole('heading', { level: 1, name: 'JBL Pulse 5' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'You May Also Like' })).toBeNull());
  });
});

describe('a page without its product', () => {
  it('shows "Product Not Found"', async () => {
    await openProduct({ path: '/product/nope' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  });

  it('offers a Retry when the request failed', async () => {
    const { user, server } = await openProduct({ server: { faults: { getProduct: { status: 503 } } } });
    expect(screen.getByRole('alert')).toHaveTextContent('The product could not be loaded');
    server.faults.clear('getProduct');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
  });
});

describe('the pictures', () => {
  it('have four thumbnails, a tile for the other three that opens the fifth, and arrows that wrap around', async () => {
    const { user } = await openProduct();
    const list = within(screen.getByRole('list', { name: 'More pictures' }));
    expect(list.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 7',
      'Picture 2 of 7',
      'Picture 3 of 7',
      'Picture 4 of 7',
      '+3, more pictures',
    ]);
    await user.click(list.getByRole('button', { name: /^\+3/ }));
    expect(pictureFile()).toBe('speaker-cylinder.black.in-use.svg');
    expect(list.getByRole('button', { name: /^\+3/ })).toHaveAttribute('aria-current', 'true');
    await user.click(list.getByRole('button', { name: 'Picture 1 of 7' }));
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.box.svg');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.front.svg');
  });

  it('have no arrows or thumbnails if there is only one, and a placeholder if there is none', async () => {
    const { router } = await openProduct({ path: '/product/garmin-forerunner-55' });
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'More pictures' })).toBeNull();
    await act(() => router.navigate('/product/apple-watch-sport-band-46-mm'));
    await screen.findByRole('heading', { level: 1, name: 'Apple Watch Sport Band 46 mm' });
    expect(pictureFile()).toBe('placeholder.svg');
  });

  it('follow the color until another picture is selected or the color is cleared', async () => {
    const { user } = await openProduct();
    await user.click(color('Teal'));
    expect(pictureFile()).toBe('speaker-cylinder.teal.front.svg');
    await user.click(color('Teal'));
    expect(pictureFile()).toBe('speaker-cylinder.black.front.svg');
    await user.click(color('Pink'));
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 7' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.side.svg');
  });

  it('have arrows with a tooltip after 700 ms of hover', async () => {
    await openProduct();
    const arrow = screen.getByRole('button', { name: 'Next picture' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.mouseEnter(arrow);
    act(() => void vi.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Next picture');
  });

  it('zoom threefold on hover, but not for 200 ms after a change, and open enlarged on Enter', async () => {
    const { user } = await openProduct();
    const picture = mainPicture();
    const zoomed = () => picture.querySelector('[data-zoomed]');
    const second = screen.getByRole('button', { name: 'Picture 2 of 7' });
    fireEvent.pointerMove(picture, { pointerType: 'mouse', clientX: 5, clientY: 5 });
    expect(zoomed()).not.toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(second);
    fireEvent.pointerMove(picture, { pointerType: 'mouse', clientX: 6, clientY: 6 });
    act(() => void vi.advanceTimersByTime(199));
    expect(zoomed()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(zoomed()).not.toBeNull();
    vi.useRealTimers();
    fireEvent.pointerLeave(picture);
    expect(zoomed()).toBeNull();

    mainPicture().focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img')).toHaveAccessibleName('JBL Flip 6 Portable Speaker, picture 2 of 7');
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img')).toHaveAccessibleName('JBL Flip 6 Portable Speaker, picture 3 of 7');
    await user.keyboard('{ArrowLeft}');
    await user.click(dialog.getByRole('button', { name: 'Zoom 3×' }));
    expect(dialog.getByRole('button', { name: 'Zoom 3×' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(mainPicture()).toHaveFocus());
  });
});

describe('the price alert', () => {
  const openAlert = async (options: TestShopOptions = {}) => {
    const page = await openProduct(options);
    await page.user.click(buy().getByRole('button', { name: 'Set Price Alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
    page.server.log.clear();
    const set = async (email: string, target: string) => {
      await page.user.clear(dialog.getByLabelText(/^Email/));
      if (email) await page.user.type(dialog.getByLabelText(/^Email/), email);
      await page.user.clear(dialog.getByLabelText(/^Target price/));
      if (target) await page.user.type(dialog.getByLabelText(/^Target price/), target);
      await page.user.click(dialog.getByRole('button', { name: 'Set alert' }));
    };
    return { ...page, dialog, set };
  };

  it('accepts a target between 90% and one cent below the displayed price, without a request', async () => {
    const { dialog, set, server } = await openAlert();
    const target = dialog.getByLabelText(/^Target price/);
    expect(target).toHaveAttribute('min', '89.99');
    expect(target).toHaveAttribute('max', '99.98');
    expect(target).toHaveAttribute('step', '0.01');
    expect(dialog.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await set('a@example.com', '99.99');
    await toast('Invalid Target Price');
    expect(screen.getByText('Target price must be lower than current price.')).toBeVisible();
    await set('a@example.com', '89.98');
    await toast('Target Price Too Low');
    expect(screen.getByText('Minimum target price is $89.99')).toBeVisible();
    await set('', '95');
    expect(dialog.getByText('Enter your email address')).toBeVisible();
    expect(screen.queryByText('Price Alert Set!')).toBeNull();
    await set('a@example.com', '95');
    await toast('Price Alert Set!');
    expect(screen.getByText("We'll email you when JBL Flip 6 Portable Speaker drops to $95.00")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(buy().getByRole('button', { name: 'Set Price Alert' })).toHaveFocus();
    expect(server.log.entries()).toEqual([]);
  });

  it('marks the target on every press, however often the same one is refused', async () => {
    const { dialog, user, set } = await openAlert();
    await set('a@example.com', '5');
    const target = dialog.getByLabelText(/^Target price/);
    for (let press = 1; press <= 4; press += 1) {
      expect(target).toHaveAttribute('aria-invalid', 'true');
      expect(target).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: 'Set alert' }));
    }
    // The wheel changes the value of a focused number field.
    expect(target).toHaveAttribute('type', 'text');
    expect(target).toHaveAttribute('inputmode', 'decimal');
  });

  it('uses the display currency and the price at the current quantity', async () => {
    const page = await openProduct({ currency: 'GBP' });
    await page.setQuantity('30');
    await page.user.click(buy().getByRole('button', { name: 'Set Price Alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
    expect(dialog.getByText(/is £67\.14 each now/)).toBeVisible();
    expect(dialog.getByLabelText(/^Target price/)).toHaveAttribute('min', '60.43');
  });
});
