import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { readProduct } from '@/domain/product/readProduct';
import { speakers } from '@mocks/seed/products/speakers';
import { AddedDialog } from './AddedDialog';

const flip = speakers.find(({ id }) => id === 301)!;
const added = {
  product: readProduct(flip),
  quantity: 30,
  options: 'Black',
  image: 'speaker-cylinder.black.front.svg',
  unitPrice: 8499,
  inCart: 30,
};

const meta = {
  title: 'Cart/AddedDialog',
  component: AddedDialog,
  args: { opened: true, added, onClose: fn() },
  parameters: { shop: {} },
} satisfies Meta<typeof AddedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Adding to cart succeed' }));

export const ThirtySpeakers: Story = {
  play: async ({ args }) => {
    const open = await dialog();
    await waitFor(() => expect(open.getByRole('link', { name: 'View My Cart' })).toHaveFocus());
    await expect(await open.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(open.getByRole('button', { name: 'Keep shopping' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SuggestionsOfTheOtherRegion: Story = {
  args: { added: { ...added, product: readProduct({ ...flip, region: 'EU' }) } },
  play: async () => {
    await expect((await (await dialog()).findAllByText('Your cart holds EU stock'))[0]).toBeVisible();
  },
};

export const MoreInTheCartAlready: Story = {
  args: { added: { ...added, inCart: 1250 } },
  play: async () => {
    await expect(await (await dialog()).findByText('Your cart now holds 1,250 of these.')).toBeInTheDocument();
  },
};

export const PriceOnRequest: Story = {
  args: { added: { ...added, unitPrice: null } },
  play: async () => {
    await expect(await (await dialog()).findByText('Price on request')).toBeInTheDocument();
  },
};

export const LongNameWithoutAPicture: Story = {
  args: {
    added: {
      ...added,
      product: readProduct({
        ...flip,
        name: 'A portable speaker whose name goes on for longer than any dialog could ever hold',
      }),
      image: null,
      options: 'Midnight graphite with copper, 46 mm, With ANC',
    },
  },
};

export const SuggestionsLoading: Story = {
  parameters: { shop: { server: { latency: { listProducts: 600_000 } } } },
};

export const SuggestionsFail: Story = {
  parameters: { shop: { server: { faults: { listProducts: { status: 500 } } } } },
  play: async () => {
    await expect(await (await dialog()).findByText('Suggestions could not be loaded')).toBeInTheDocument();
  },
};

export const NothingToSuggest: Story = {
  parameters: { shop: { server: { scenario: 'empty-shop' } } },
  play: async () => {
    const open = await dialog();
    await waitFor(() => expect(open.queryByText('You May Need More')).toBeNull());
  },
};

export const InPoundsOnAPhone: Story = { globals: { currency: 'GBP', viewport: { value: 'phone' } } };
