import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seed } from '@mocks/seed/seed';
import type { TestShopOptions } from '@tests/support/createTestShop';

const meta = {
  title: 'Pages/Product',
  render: () => <></>,
  parameters: { shop: { path: '/product/jbl-flip-6', persona: 'silver@example.com' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (slug: string, more: TestShopOptions = {}) => ({
  shop: { path: `/product/${slug}`, persona: 'silver@example.com', ...more },
});

const flip = seed.products.find(({ id }) => id === 301);
/** The seed's speaker with other facts; only this product is different. */
const flipWith = (facts: Partial<NonNullable<typeof flip>>): TestShopOptions => ({
  server: {
    overrides: {
      getProduct: () => {
        if (!flip) throw new Error('The seed has no product 301.');
        return { status: 200, body: { ...flip, ...facts } };
      },
    },
  },
});

const buyBox = async () => within(await within(document.body).findByRole('region', { name: 'Buy' }));
const toast = (title: string) => within(document.body).findByText(title, { selector: 'div' });

async function chooseThirtyBlack() {
  const box = await buyBox();
  await userEvent.click(box.getByRole('button', { name: 'Black' }));
  await userEvent.clear(box.getByRole('spinbutton'));
  await userEvent.type(box.getByRole('spinbutton'), '30');
  return box;
}

export const Loaded: Story = { parameters: at('jbl-flip-6') };

export const Visitor: Story = { parameters: at('jbl-flip-6', { persona: null }) };

export const ThirtyPieces: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    const box = await chooseThirtyBlack();
    await expect(box.getByText('You save $450.00')).toBeVisible();
    const row = box.getByRole('row', { current: true });
    await expect(row).toHaveTextContent(/30–99.*15%.*\$84\.99/);
  },
};

export const Added: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Adding to cart succeed' }));
    await expect(dialog.getByText('$2,549.70')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const Adding: Story = {
  parameters: at('jbl-flip-6', { server: { latency: { addCartLine: 600_000 } } }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await expect(await box.findByRole('button', { name: 'Adding to Cart...' })).toBeVisible();
  },
};

export const BuyingNow: Story = {
  parameters: at('jbl-flip-6', { server: { latency: { addCartLine: 600_000 } } }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Buy Now' }));
    await expect(await box.findByRole('button', { name: 'Processing...' })).toBeVisible();
  },
};

export const ColorNotSelected: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    const box = await buyBox();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await toast('Pick a color');
    await expect(box.getByRole('button', { name: 'Black' })).toHaveFocus();
  },
};

export const TwelveInCart: Story = {
  parameters: at('jbl-flip-6', { cart: [{ productId: 301, quantity: 12, color: 'Black' }] }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await expect(await box.findByText('With the 12 in your cart: 42 pieces at $84.99 each.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Add 58 more for 20% off' })).toBeVisible();
  },
};

export const QuantityAboveMaximum: Story = {
  parameters: at('jbl-flip-6', { cart: [{ productId: 301, quantity: 999_990, color: 'Black' }] }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await expect(await box.findByText(/you can add 9 more\.$/)).toBeVisible();
  },
};

async function openGrid() {
  const box = await buyBox();
  await userEvent.click(await box.findByRole('button', { name: /^Order several/ }));
  await box.findByRole('table', { name: 'Pieces of each choice' });
  return {
    box,
    type: async (choice: string, pieces: string) =>
      userEvent.type(box.getByRole('textbox', { name: `Pieces of ${choice}` }), pieces),
  };
}

export const SeveralColors: Story = {
  parameters: at('jbl-flip-6', { cart: [{ productId: 301, quantity: 12, color: 'Black' }] }),
  play: async () => {
    const { box, type } = await openGrid();
    await type('Black', '18');
    await type('Pink', '10');
    await expect(box.getByRole('textbox', { name: 'Pieces of Black' })).toHaveAccessibleDescription(/^\$84\.99 each/);
    await expect(box.getByRole('button', { name: 'Add 28 pieces' })).toBeVisible();
  },
};

export const SeveralColorsAndModels: Story = {
  parameters: at('apple-watch-series-10'),
  play: async () => {
    const { box, type } = await openGrid();
    await type('Silver, 42 mm', '10');
    await userEvent.keyboard('{ArrowRight}60');
    await userEvent.click(box.getByRole('button', { name: 'Add 70 pieces' }));
    await expect(await box.findByText('All 2 lines added.')).toBeVisible();
  },
};

export const OneOfSeveralRefused: Story = {
  parameters: at('jbl-flip-6', {
    server: {
      faults: {
        addCartLine: async (request) =>
          (await request.clone().text()).includes('Blue') ? new Response('', { status: 500 }) : undefined,
      },
    },
  }),
  play: async () => {
    const { box, type } = await openGrid();
    await type('Black', '3');
    await type('Blue', '4');
    await userEvent.click(box.getByRole('button', { name: 'Add 7 pieces' }));
    await expect(await box.findByText('1 of 2 lines added.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Try the failed line again' })).toBeVisible();
  },
};

export const ModelDeselected: Story = {
  parameters: at('apple-magsafe-charger'),
  play: async () => {
    const box = await buyBox();
    await userEvent.click(box.getByRole('button', { name: /1 m lead/ }));
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await toast('Please select a model');
  },
};

export const OtherRegionInTheCart: Story = {
  parameters: at('jbl-flip-6', { cart: [{ productId: 3101, quantity: 20 }] }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await toast('Cannot Add to Cart');
  },
};

export const OtherRegionOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: at('jbl-flip-6', { cart: [{ productId: 3101, quantity: 20 }] }),
  play: async () => {
    const box = await buyBox();
    await userEvent.click(await box.findByRole('button', { name: 'Your cart holds EU stock' }));
    const question = await within(document.body).findByRole('dialog', { name: 'Clear your cart?' });
    await expect(within(question).getByRole('link', { name: 'View My Cart' })).toHaveAttribute('href', '/cart');
  },
};

export const AddFails: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { addCartLine: { status: 500, body: '' } } } }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await expect(
      await within(document.body).findByText('Failed to add item to cart. Please try again.', { selector: 'div' }),
    ).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { addCartLine: { status: 401, times: 1 } } } }),
  play: async () => {
    const box = await chooseThirtyBlack();
    await userEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(box.getByRole('spinbutton', { hidden: true })).toHaveValue('30');
  },
};

export const Models: Story = { parameters: at('apple-watch-series-10') };

export const NoiseCanceling: Story = { parameters: at('apple-airpods-4') };

export const OwnTiers: Story = { parameters: at('braided-usb-c-cable-1-m') };

export const WithoutTiers: Story = { parameters: at('apple-60w-usb-c-charge-cable') };

export const LowStock: Story = {
  parameters: at('jbl-pulse-5'),
  play: async () => {
    const box = await buyBox();
    await userEvent.clear(box.getByRole('spinbutton'));
    await userEvent.type(box.getByRole('spinbutton'), '24');
    await expect(box.getByText('9 in stock now, the rest ships later.')).toBeVisible();
  },
};

export const OutOfStock: Story = { parameters: at('samsung-battery-pack-10000-mah') };

export const EmptyQuantity: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    const box = await buyBox();
    await userEvent.clear(box.getByRole('spinbutton'));
    await expect(box.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoPicture: Story = { parameters: at('apple-watch-sport-band-46-mm') };

export const BrokenPicture: Story = {
  parameters: at('jbl-flip-6', flipWith({ images: ['not-drawn-yet.front.svg', 'not-drawn-yet.back.svg'] })),
};

export const WithVideo: Story = { parameters: at('jbl-pulse-5') };

export const LongTexts: Story = {
  parameters: at(
    'jbl-flip-6',
    flipWith({
      name: 'Rugged Portable Waterproof Bluetooth Speaker with Stereo Pairing, Power-Bank Function and Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      description:
        'Every word that a supplier could think of. '.repeat(24) +
        'And one that does not break: '.concat('x'.repeat(180)),
      features: Array.from(
        { length: 14 },
        (_, index) => `Feature ${index + 1}, told at a length that nobody asked for`,
      ),
      wholesalePrice: '1234567.89',
      originalPrice: '2345678.90',
      specifications: {
        Brand: 'Aktiengesellschaft für elektroakustische Erzeugnisse',
        colors: Array.from({ length: 17 }, (_, index) => `Color with a long name, number ${index + 1}`),
        'A very long name for one single fact':
          'And an answer that is a good deal longer than the question it belongs to',
      },
    }),
  ),
};

export const MalformedFields: Story = {
  parameters: at(
    'jbl-flip-6',
    flipWith({
      description: '<p>Loud.</p><script>alert(1)</script>',
      features: ['<b>Waterproof</b>', '<b>Waterproof</b>', ''],
      images: ['speaker-cylinder.black.front.svg', 'speaker-cylinder.black.front.svg', '../../secret.svg'],
      video: '../film.mp4',
      specifications: JSON.stringify({
        colors: ['Black', null, 7, { hex: 'red;background:url(//x)' }, { name: '<i>Blue</i>', hex: '#2d5fa8' }],
        models: [{ name: 'no id' }, { id: 1, name: 'Same', price: '99.99' }, { id: 2, name: 'Same', price: 'NaN' }],
        quantity_pricing: [null, { range: '9-2', discount: '5%' }, { min_qty: '10', discount: '150% OFF' }],
        Rating: 'NaN',
        Reviews: '1,204',
        Sold: {},
        Battery: '<p>12&nbsp;h</p>',
        'Units sold': 'undefined',
      }),
    }),
  ),
  play: async () => {
    const box = await buyBox();
    await expect(box.getByText('4.7')).toBeVisible();
    await expect(box.getByText('1204 reviews')).toBeVisible();
    await expect(box.getByText('4831 sold')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Blue' })).toBeVisible();
    await userEvent.click(within(document.body).getByRole('tab', { name: 'Specifications' }));
    await expect(within(document.body).getByRole('cell', { name: '12 h' })).toBeVisible();
  },
};

export const PriceAlert: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    await userEvent.click((await buyBox()).getByRole('button', { name: 'Set Price Alert' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Set Price Alert' }));
    await userEvent.type(dialog.getByLabelText(/^Target price/), '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Set alert' }));
    await toast('Target Price Too Low');
  },
};

export const Enlarged: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: /^Enlarge/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom 3×' }));
    await expect(dialog.getByRole('button', { name: 'Zoom 3×' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Specifications: Story = {
  parameters: at('jbl-flip-6'),
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('tab', { name: 'Specifications' }));
    await expect(within(document.body).getByRole('rowheader', { name: 'ANC support' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: at('jbl-flip-6', { server: { latency: 600_000 } }) };

export const NotFound: Story = { parameters: at('no-such-thing') };

export const LoadFailure: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { getProduct: { status: 500 } } } }),
};

export const Offline: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { getProduct: { networkError: true } } } }),
};

export const OthersLoadFailure: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { listProducts: { status: 500 } } } }),
};

export const NoMoreToShow: Story = {
  parameters: at('jbl-flip-6', {
    server: { overrides: { listProducts: () => ({ status: 200, body: [], headers: { 'X-Total-Count': 0 } }) } },
  }),
};

export const ProductRetrySucceeds: Story = {
  parameters: at('jbl-flip-6', { server: { faults: { getProduct: { status: 500, times: 1 } } } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Retry' }));
    await expect(await (await buyBox()).findByRole('heading', { name: /JBL Flip 6/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: at('jbl-flip-6'),
  play: async () => {
    await expect((await buyBox()).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LongTextsOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: LongTexts.parameters!,
  play: async () => {
    await buyBox();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
