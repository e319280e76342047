import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Footer } from './Footer';

const meta = { title: 'Shell/Footer', component: Footer, parameters: { shop: {} } } satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement);
    const links = (name: string) =>
      within(footer.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await expect(links('Quick Links')).toEqual([
      '/products',
      '/membership',
      '/shipping-info',
      '/live-chat',
      '/contact',
    ]);
    await expect(links('Categories')).toHaveLength(6);
    await expect(footer.getByRole('link', { name: 'Shipping Info' })).toHaveAttribute('href', '/shipping-info');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
