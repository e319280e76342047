import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { readProduct, type Product } from '@/domain/product/readProduct';
import { seed } from '@mocks/seed/seed';
import { OptionPickers, type MissingOption } from './OptionPickers';
import { useProductChoice } from './useProductChoice';

/** A product of the seed by its id, with the choice that its page holds. */
function StatefulOptionPickers({
  id,
  missing,
  onPickColor,
}: {
  id: number;
  missing: MissingOption;
  onPickColor: (name: string | null) => void;
}) {
  const product = seed.products.find((candidate) => candidate.id === id);
  return product ? (
    <Pickers product={readProduct(product)} missing={missing} onPickColor={onPickColor} />
  ) : (
    <p>No product {id}</p>
  );
}

function Pickers({
  product,
  missing,
  onPickColor,
}: {
  product: Product;
  missing: MissingOption;
  onPickColor: (name: string | null) => void;
}) {
  const choice = useProductChoice(product);
  return (
    <OptionPickers
      product={product}
      choice={choice}
      missing={missing}
      onPickColor={(name) => {
        choice.pickColor(name);
        onPickColor(name);
      }}
    />
  );
}

const meta = {
  title: 'Product/OptionPickers',
  component: StatefulOptionPickers,
  args: { id: 301, missing: null, onPickColor: fn() },
  parameters: { shop: {} },
  decorators: [
    (Story) => (
      <div style={{ width: 520, maxWidth: '100%', padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatefulOptionPickers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  play: async ({ args, canvasElement }) => {
    const teal = await within(canvasElement).findByRole('button', { name: 'Teal' });
    await userEvent.click(teal);
    await expect(teal).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPickColor).toHaveBeenLastCalledWith('Teal');
    await userEvent.click(teal);
    await expect(args.onPickColor).toHaveBeenLastCalledWith(null);
  },
};

export const ColorIsMissing: Story = {
  args: { missing: 'color' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pick a color')).toBeVisible();
  },
};

export const NoiseCancelingOrNot: Story = { args: { id: 101 } };

export const Models: Story = { args: { id: 401 } };

export const NothingToChoose: Story = { args: { id: 406 } };
