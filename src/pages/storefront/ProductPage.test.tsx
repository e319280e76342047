import {
  act,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createTestShop, type TestShopOptions } from '@tests/support/createTestShop';
import { describe, expect, it } from 'vitest';

// Whether each element is hidden costs jsdom seconds on a page of this size; what must be visible is asked for below.
configure({ defaultHidden: true });

const BUYER = 'silver@example.com';
const FLIP = '/product/jbl-flip-6';

async function openProduct(options: TestShopOptions = {}) {
  const shop = await createTestShop({ persona: BUYER, path: FLIP, ...options });
  const bodies: unknown[] = [];
  const keep = shop.options.server?.faults?.addCartLine;
  if (!keep) {
    shop.server.faults.set('addCartLine', async (request) => {
      bodies.push(await request.clone().json());
      return undefined;
    });
  }
  render(<StrictMode>{shop.element}</StrictMode>);
  await screen.findByRole('heading', { level: 1 });
  const person = userEvent.setup();
  return {
    ...shop,
    person,
    bodies,
    where: () => shop.router.state.location.pathname,
    posts: () => shop.server.log.entries().filter(({ operationId }) => operationId === 'addCartLine'),
    setQuantity: async (text: string) => {
      await person.clear(quantity());
      await person.type(quantity(), text);
    },
  };
}

const buy = () => within(screen.getByRole('region', { name: 'Buy' }));
const quantity = () => buy().getByRole('spinbutton');
const color = (name: string) => buy().getByRole('button', { name });
const addButton = () => buy().getByRole('button', { name: /^Add(ing)? to Cart/ });
const tiers = () => within(buy().getByRole('table', { name: 'Quantity discounts' }));
const activeTier = () =>
  tiers()
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true');
const total = () =>
  buy()
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ');
const toast = (title: string) => screen.findByText(title, { selector: 'div' });
const mainPicture = () =>
  within(screen.getByRole('region', { name: 'Pictures' })).getByRole('button', { name: /^Enlarge/ });
const pictureFile = () => within(mainPicture()).getByRole('img').getAttribute('src')?.split('/').pop();

describe('buying thirty black JBL Flip 6', () => {
  it('shows the price, the tier and the total, posts exactly that, and says the same in the dialog', async () => {
    const { person, bodies, setQuantity } = await openProduct();
    await person.click(color('Black'));
    await setQuantity('30');
    expect(buy().getAllByText('$84.99').length).toBeGreaterThan(0);
    expect(activeTier().map((row) => row.textContent)).toEqual([expect.stringMatching(/^30–99.*15%.*\$84\.99/)]);
    expect(total()).toMatch(/30 × \$84\.99.*\$2,549\.70.*You save \$450\.00/);

    await person.dblClick(addButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Adding to cart succeed' }));
    expect(dialog.getByText('30 × $84.99')).toBeVisible();
    expect(dialog.getByText('$2,549.70')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
    expect(bodies).toEqual([
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black', model: null, ancOption: null } },
    ]);

    expect(await dialog.findByRole('heading', { name: 'You May Need More' })).toBeVisible();
    const suggestions = await waitFor(() => {
      const links = within(dialog.getByRole('list')).getAllByRole('link');
      expect(links).toHaveLength(3);
      return links;
    });
    expect(suggestions[0]).toHaveTextContent(/Apple AirPods 4.*\$99\.50.*was \$129\.00/);
    expect(screen.getByRole('link', { name: 'Cart, 30 items' })).toBeInTheDocument();
  });

  it('in euros posts dollars all the same', async () => {
    const { person, bodies, setQuantity } = await openProduct({ currency: 'EUR' });
    await person.click(color('Black'));
    await setQuantity('30');
    expect(total()).toMatch(/30 × €78\.19.*€2,345\.72/);
    expect(buy().queryByText(/\$/)).toBeNull();
    await person.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 301, quantity: 30, selectedOptions: { color: 'Black', model: null, ancOption: null } },
    ]);
  });
});

describe('the buttons', () => {
  it('say what they do, once, also for Enter and a click together', async () => {
    let answer = () => {};
    const held = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const { person, posts } = await openProduct({ server: { faults: { addCartLine: () => held } } });
    await person.click(color('Red'));
    addButton().focus();
    await person.keyboard('{Enter}');
    expect(addButton()).toHaveTextContent('Adding to Cart...');
    await person.click(addButton());
    await person.click(buy().getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    answer();
    await screen.findByRole('dialog');
    expect(posts()).toHaveLength(1);
  });

  it('Buy Now adds and goes to the cart without a dialog', async () => {
    const { person, where, posts } = await openProduct();
    await person.click(color('Red'));
    await person.click(buy().getByRole('button', { name: 'Buy Now' }));
    expect(buy().getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    expect(await toast('Added to Cart')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where()).toBe(FLIP);
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(posts()).toHaveLength(1);
  });

  it('Buy Now does not drag a buyer to the cart who has left the page meanwhile', async () => {
    const { person, where, router, posts } = await openProduct({ server: { latency: { addCartLine: 60 } } });
    await person.click(color('Red'));
    await person.click(buy().getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    await act(() => router.navigate('/membership'));
    await waitFor(() => expect(posts()[0]?.status).toBe(201));
    // The toast stays four times as long as Buy Now waits.
    await waitForElementToBeRemoved(await toast('Added to Cart'));
    expect(where()).toBe('/membership');
  });

  it('a product without stock cannot be added', async () => {
    const { person, posts } = await openProduct({ path: '/product/samsung-battery-pack-10000-mah' });
    expect(buy().getByText('Out of stock')).toBeVisible();
    await person.click(buy().getByRole('button', { name: 'Out of Stock' }));
    expect(buy().queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('a quantity above the stock can, with a note', async () => {
    const { person, setQuantity, posts } = await openProduct({ path: '/product/jbl-pulse-5' });
    expect(buy().getByText('Low stock, 9 left')).toBeVisible();
    await person.click(color('White'));
    await setQuantity('10');
    expect(buy().getByText('9 in stock now, the rest ships later.')).toBeVisible();
    await person.click(addButton());
    await screen.findByRole('dialog');
    expect(posts()).toHaveLength(1);
  });
});

describe('what has to be chosen', () => {
  it('a colour, which is not picked beforehand and can be taken back', async () => {
    const { person, posts } = await openProduct();
    expect(color('Blue')).toHaveAttribute('aria-pressed', 'false');
    await person.click(color('Blue'));
    await person.click(color('Blue'));
    expect(color('Blue')).toHaveAttribute('aria-pressed', 'false');
    await person.click(addButton());
    expect(await toast('Pick a color')).toBeVisible();
    expect(color('Black')).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('a model: the first is picked beforehand, the choice sets the price, and it can be taken back', async () => {
    const { person, bodies } = await openProduct({ path: '/product/apple-watch-series-10' });
    const model = (name: RegExp) => within(buy().getByRole('group', { name: 'Model' })).getByRole('button', { name });
    expect(model(/42 mm/)).toHaveAttribute('aria-pressed', 'true');
    await person.click(model(/46 mm/));
    expect(total()).toContain('$354.50');
    await person.click(color('Silver'));
    await person.click(model(/46 mm/));
    await person.click(addButton());
    expect(await toast('Please select a model')).toBeVisible();
    expect(bodies).toEqual([]);
    await person.click(model(/46 mm/));
    await person.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 401, quantity: 1, selectedOptions: { color: 'Silver', model: '46mm', ancOption: '46mm' } },
    ]);
  });

  it('noise cancelling, without it at first', async () => {
    const { person, bodies } = await openProduct({ path: '/product/apple-airpods-4' });
    const anc = (name: RegExp) => buy().getByRole('button', { name });
    expect(anc(/^Without ANC/)).toHaveAttribute('aria-pressed', 'true');
    expect(total()).toContain('$99.50');
    await person.click(anc(/^With ANC/));
    expect(total()).toContain('$139.00');
    await person.click(addButton());
    await screen.findByRole('dialog');
    expect(bodies).toEqual([
      { productId: 101, quantity: 1, selectedOptions: { color: null, model: null, ancOption: 'anc' } },
    ]);
  });
});

describe('the quantity', () => {
  it('takes digits only, may be empty while typing, and is 1 again afterwards', async () => {
    const { person, posts, setQuantity } = await openProduct();
    await person.click(color('Black'));
    await setQuantity('1.5e-+');
    expect(quantity()).toHaveValue('15');
    await person.clear(quantity());
    expect(quantity()).toHaveValue('');
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    expect(addButton()).toHaveAccessibleDescription('Enter a quantity of 1 or more.');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    await person.click(addButton());
    expect(posts()).toEqual([]);
    expect(quantity()).toHaveValue('');
    await person.type(quantity(), '0');
    expect(buy().getByRole('button', { name: 'Buy Now' })).toHaveAttribute('aria-disabled', 'true');
    await person.tab();
    expect(quantity()).toHaveValue('1');
    expect(buy().getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks the row that it reaches, at each edge', async () => {
    const { setQuantity } = await openProduct();
    for (const [pieces, row] of [
      ['1', '1'],
      ['2', '2–9'],
      ['9', '2–9'],
      ['10', '10–29'],
      ['29', '10–29'],
      ['30', '30–99'],
      ['99', '30–99'],
      ['100', '100+'],
      ['5000', '100+'],
    ] as const) {
      await setQuantity(pieces);
      expect(activeTier().map((tier) => within(tier).getByRole('button').textContent)).toEqual([
        `${row} pieces, your quantity`,
      ]);
    }
  });

  it('goes to the next break with one key', async () => {
    const { person, setQuantity } = await openProduct();
    await setQuantity('27');
    await person.click(buy().getByRole('button', { name: 'Add 3 more for 15% off' }));
    expect(quantity()).toHaveValue('30');
    expect(buy().getByRole('button', { name: 'Add 70 more for 20% off' })).toBeVisible();
    await setQuantity('100');
    expect(buy().queryByRole('button', { name: /more for/ })).toBeNull();
  });

  it('has no table without tiers, and base-price rows where the product’s own tiers start late', async () => {
    const { router } = await openProduct({ path: '/product/apple-60w-usb-c-charge-cable' });
    expect(buy().queryByRole('table')).toBeNull();
    await act(() => router.navigate('/product/bose-quietcomfort-headphones'));
    await screen.findByRole('heading', { level: 1, name: 'Bose QuietComfort Headphones' });
    expect(
      tiers()
        .getAllByRole('row')
        .map((row) => row.textContent?.replace(' pieces', '').replace(', your quantity', '')),
    ).toEqual([
      'QuantityDiscountPrice (each)',
      expect.stringMatching(/^1–4–\$249\.00/),
      expect.stringMatching(/^5–195%\$236\.55/),
      expect.stringMatching(/^20–5910%\$224\.10/),
      expect.stringMatching(/^60\+15%\$211\.65/),
    ]);
  });
});

describe('a session that ends', () => {
  it('asks for the login in place and keeps what was chosen', async () => {
    const { person, setQuantity, where, posts } = await openProduct({
      server: { faults: { addCartLine: { status: 401, times: 1 } } },
    });
    await person.click(color('Teal'));
    await setQuantity('12');
    await person.click(addButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(where()).toBe(FLIP);
    await person.clear(dialog.getByLabelText(/^Email/));
    await person.type(dialog.getByLabelText(/^Email/), BUYER);
    await person.type(dialog.getByLabelText(/^Password/), 'carton-demo');
    await person.click(dialog.getByRole('button', { name: 'Login' }));
    expect(
      await screen.findByText('You were about to add 12 × JBL Flip 6 Portable Speaker (Teal) to your cart.'),
    ).toBeVisible();
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true');
    expect(quantity()).toHaveValue('12');
    expect(posts()).toHaveLength(1);
  });
});

describe('what the page shows', () => {
  it('where the buyer is, the item number, and the product’s own figures', async () => {
    await openProduct();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['Home', 'Products', 'JBL Flip 6 Portable Speaker']);
    expect(buy().getByText('Item 301')).toBeVisible();
    expect(buy().getByText('4.8')).toBeVisible();
    expect(buy().getByText('512 reviews')).toBeVisible();
    expect(buy().getByText('9240 sold')).toBeVisible();
    expect(buy().getByText('USA Local Stock')).toBeVisible();
    expect(buy().getByText('was')).toBeInTheDocument();
  });

  it('display figures where the product gives none, and no list price', async () => {
    await openProduct({ path: '/product/wireless-charging-pad-15w' });
    expect(buy().getByText('4.7')).toBeVisible();
    expect(buy().getByText('126 reviews')).toBeVisible();
    expect(buy().getByText('4831 sold')).toBeVisible();
    expect(buy().getByText('Overseas Warehouse')).toBeVisible();
    expect(buy().queryByText('was')).toBeNull();
  });

  it('details in three tabs', async () => {
    const { person } = await openProduct();
    expect(screen.getByText(/A waterproof cylinder that fits a hand/)).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Specifications' }));
    const table = within(screen.getByRole('table', { name: 'Specifications' }));
    const value = (label: string) => table.getByRole('rowheader', { name: label }).nextElementSibling?.textContent;
    expect([value('Rating'), value('Reviews'), value('Units sold'), value('ANC support'), value('Battery')]).toEqual([
      '4.8 / 5',
      '512',
      '9240',
      'No',
      '12 h',
    ]);
    await person.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(screen.getByRole('tabpanel', { hidden: false })).toHaveTextContent(
      /^Customer reviews will be displayed here\.$/,
    );
  });

  it('up to four other products, never itself, and starts afresh on one of them', async () => {
    const { person, setQuantity, storage } = await openProduct();
    await setQuantity('30');
    const more = within(await screen.findByRole('region', { name: 'You May Also Like' }));
    await waitFor(() => expect(more.getAllByRole('article')).toHaveLength(4));
    expect(more.queryByRole('link', { name: 'JBL Flip 6 Portable Speaker' })).toBeNull();
    await person.click(more.getByRole('link', { name: 'Earbuds Pro 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Earbuds Pro 2' });
    expect(quantity()).toHaveValue('1');
    const views = JSON.parse(storage.local.get('recentlyViewed') ?? '[]') as { id: number }[];
    expect(views.map(({ id }) => id)).toEqual([102, 301]);
  });

  it('nothing under You May Also Like when nothing qualifies, and an error when the list fails', async () => {
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
  it('says that it does not exist', async () => {
    await openProduct({ path: '/product/nope' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  });

  it('offers another try when the call failed', async () => {
    const { person, server } = await openProduct({ server: { faults: { getProduct: { status: 503 } } } });
    expect(screen.getByRole('alert')).toHaveTextContent('The product could not be loaded');
    server.faults.clear('getProduct');
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'JBL Flip 6 Portable Speaker' })).toBeVisible();
  });
});

describe('the pictures', () => {
  it('four thumbnails, a tile for the other three that leads to the fifth, and arrows round the ends', async () => {
    const { person } = await openProduct();
    const list = within(screen.getByRole('list', { name: 'More pictures' }));
    expect(list.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 7',
      'Picture 2 of 7',
      'Picture 3 of 7',
      'Picture 4 of 7',
      '+3, more pictures',
    ]);
    await person.click(list.getByRole('button', { name: /^\+3/ }));
    expect(pictureFile()).toBe('speaker-cylinder.black.in-use.svg');
    expect(list.getByRole('button', { name: /^\+3/ })).toHaveAttribute('aria-current', 'true');
    await person.click(list.getByRole('button', { name: 'Picture 1 of 7' }));
    await person.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.box.svg');
    await person.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.front.svg');
  });

  it('no arrows and no thumbnails for a single picture, and the placeholder for none', async () => {
    const { router } = await openProduct({ path: '/product/garmin-forerunner-55' });
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'More pictures' })).toBeNull();
    await act(() => router.navigate('/product/apple-watch-sport-band-46-mm'));
    await screen.findByRole('heading', { level: 1, name: 'Apple Watch Sport Band 46 mm' });
    expect(pictureFile()).toBe('placeholder.svg');
  });

  it('a colour shows its own picture until another one is asked for or it is taken back', async () => {
    const { person } = await openProduct();
    await person.click(color('Teal'));
    expect(pictureFile()).toBe('speaker-cylinder.teal.front.svg');
    await person.click(color('Teal'));
    expect(pictureFile()).toBe('speaker-cylinder.black.front.svg');
    await person.click(color('Pink'));
    await person.click(screen.getByRole('button', { name: 'Picture 2 of 7' }));
    expect(pictureFile()).toBe('speaker-cylinder.black.side.svg');
  });

  it('three times its size under the mouse, not while it changes, and larger on Enter', async () => {
    const { person } = await openProduct();
    const picture = mainPicture();
    const zoomed = () => picture.querySelector('[data-zoomed]');
    const second = screen.getByRole('button', { name: 'Picture 2 of 7' });
    fireEvent.pointerMove(picture, { pointerType: 'mouse', clientX: 5, clientY: 5 });
    expect(zoomed()).not.toBeNull();
    fireEvent.click(second);
    fireEvent.pointerMove(picture, { pointerType: 'mouse', clientX: 6, clientY: 6 });
    expect(zoomed()).toBeNull();
    await waitFor(() => expect(zoomed()).not.toBeNull());
    fireEvent.pointerLeave(picture);
    expect(zoomed()).toBeNull();

    mainPicture().focus();
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img')).toHaveAccessibleName('JBL Flip 6 Portable Speaker, picture 2 of 7');
    await person.click(dialog.getByRole('button', { name: 'Zoom 3×' }));
    expect(dialog.getByRole('button', { name: 'Zoom 3×' })).toHaveAttribute('aria-pressed', 'true');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(mainPicture()).toHaveFocus());
  });
});

describe('the price alert', () => {
  const openAlert = async (options: TestShopOptions = {}) => {
    const page = await openProduct(options);
    await page.person.click(buy().getByRole('button', { name: 'Set Price Alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
    page.server.log.clear();
    const set = async (email: string, target: string) => {
      await page.person.clear(dialog.getByLabelText(/^Email/));
      if (email) await page.person.type(dialog.getByLabelText(/^Email/), email);
      await page.person.clear(dialog.getByLabelText(/^Target price/));
      if (target) await page.person.type(dialog.getByLabelText(/^Target price/), target);
      await page.person.click(dialog.getByRole('button', { name: 'Set alert' }));
    };
    return { ...page, dialog, set };
  };

  it('takes a target between 90% and a cent below the price shown, and makes no call', async () => {
    const { dialog, set, server } = await openAlert();
    const target = dialog.getByLabelText(/^Target price/);
    expect(target).toHaveAttribute('min', '89.99');
    expect(target).toHaveAttribute('max', '99.98');
    expect(target).toHaveAttribute('step', '0.01');
    expect(dialog.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await set('a@example.com', '99.99');
    expect(await toast('Invalid Target Price')).toBeVisible();
    expect(screen.getByText('Target price must be lower than current price.')).toBeVisible();
    await set('a@example.com', '89.98');
    expect(await toast('Target Price Too Low')).toBeVisible();
    expect(screen.getByText('Minimum target price is $89.99')).toBeVisible();
    await set('', '95');
    expect(dialog.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.queryByText('Price Alert Set!')).toBeNull();
    await set('a@example.com', '95');
    expect(await toast('Price Alert Set!')).toBeVisible();
    expect(screen.getByText("We'll email you when JBL Flip 6 Portable Speaker drops to $95.00")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(buy().getByRole('button', { name: 'Set Price Alert' })).toHaveFocus();
    expect(server.log.entries()).toEqual([]);
  });

  it('speaks the display currency and the price at the present quantity', async () => {
    const page = await openProduct({ currency: 'GBP' });
    await page.setQuantity('30');
    await page.person.click(buy().getByRole('button', { name: 'Set Price Alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Price Alert' }));
    expect(dialog.getByText(/is £67\.14 each now/)).toBeVisible();
    expect(dialog.getByLabelText(/^Target price/)).toHaveAttribute('min', '60.43');
  });
});
