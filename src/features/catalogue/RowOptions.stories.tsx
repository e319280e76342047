import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApiProduct } from '@/api/types';
import { readProduct, type Product } from '@/domain/product/readProduct';
import type { ChosenOptions } from '@/domain/product/productOptions';
import { seed } from '@mocks/seed/seed';
import { defaultCardOptions } from './ProductCard';
import { RowOptions } from './RowOptions';

const product = (id: number, changes: Partial<ApiProduct> = {}) =>
  readProduct({ ...seed.products.find((candidate) => candidate.id === id)!, ...changes });

function StatefulRowOptions({
  product: current,
  onChange,
}: {
  product: Product;
  onChange: (value: ChosenOptions) => void;
}) {
  const [value, setValue] = useState(() => defaultCardOptions(current));
  return (
    <RowOptions
      product={current}
      value={value}
      onChange={(changed) => {
        onChange(changed);
        setValue(changed);
      }}
    />
  );
}

const meta = {
  title: 'Catalogue/RowOptions',
  component: StatefulRowOptions,
  args: { product: product(301), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 300, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatefulRowOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: /^Color of JBL Flip 6/ }),
      'Teal',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ color: 'Teal', model: null, ancOption: null });
  },
};

export const ColorsAndModels: Story = {
  args: { product: product(401) },
  play: async ({ args, canvasElement }) => {
    const model = within(canvasElement).getByRole('combobox', { name: /^Model of/ });
    await userEvent.selectOptions(model, '46 mm');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ model: '46mm', ancOption: '46mm' }));
    await expect(model).toHaveDisplayValue('46 mm');
  },
};

export const NoiseCancelingOption: Story = {
  args: { product: product(101) },
  play: async ({ args, canvasElement }) => {
    const anc = within(canvasElement).getByRole('combobox', { name: /^ANC of/ });
    await expect(anc).toHaveDisplayValue('Without ANC');
    await userEvent.selectOptions(anc, 'With ANC');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ model: null, ancOption: 'anc' }));
  },
};

export const WithoutOptions: Story = {
  args: { product: product(406) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    product: product(301, {
      specifications: {
        colors: ['Midnight Aquamarine with a Copper Grille and a Braided Loop', 'Black'],
        models: [
          { id: 'a', name: 'With the charging cradle, the travel pouch and a spare battery', price: '99.99' },
          { id: 'b', name: 'Alone', price: '89.99' },
        ],
      },
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
