import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createRefusedImageReport, RefusedImageContext } from './RefusedImageContext';
import { ProductImage } from './ProductImage';

const picture = () => screen.getByRole('img', { name: 'Studio Buds' });

describe('ProductImage', () => {
  it('shows the file and reserves a square for it', () => {
    render(<ProductImage name="studio-buds.black.front.svg" alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', '/products/studio-buds.black.front.svg');
    expect(picture()).toHaveAttribute('width', '600');
    expect(picture()).toHaveAttribute('height', '600');
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it("lets the browser choose a smaller version of the shop's own picture", () => {
    const { rerender } = render(<ProductImage name="controller.red.front.svg" alt="Studio Buds" size={72} />);
    expect(picture()).toHaveAttribute('sizes', '72px');
    expect(picture().getAttribute('srcset')?.split(', ')).toEqual([
      '/products/controller.red.front.176.webp 176w',
      '/products/controller.red.front.288.webp 288w',
      '/products/controller.red.front.svg 600w',
    ]);
    for (const name of ['https://cdn.test/products/controller.red.front.svg', 'studio-buds.black.front.svg', null]) {
      rerender(<ProductImage name={name} alt="Studio Buds" />);
      expect(picture()).not.toHaveAttribute('srcset');
      expect(picture()).not.toHaveAttribute('sizes');
    }
  });

  it('loads the first pictures eagerly', () => {
    render(<ProductImage name="a.svg" alt="Studio Buds" priority />);
    expect(picture()).toHaveAttribute('loading', 'eager');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([
    null,
    undefined,
    '',
    '../secret.svg',
    '..%2Fsecret.svg',
    'a..svg',
    '%E0%A4%A.svg',
    'http://cdn.test/a.svg',
    'https://buyer:secret@cdn.test/a.svg',
    'https://',
    'data:image/svg+xml,<svg/>',
    '//evil.test/a.svg',
    'a.svg?x=1',
    'a.html',
    '.svg',
    'a/b.png',
  ])('shows the placeholder for %s', (name) => {
    render(<ProductImage name={name} alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', '/art/placeholder.svg');
  });

  it.each([
    ['https://cdn.test/products/a.svg', 'https://cdn.test/products/a.svg'],
    ['HTTPS://cdn.test/image?id=7&w=600', 'https://cdn.test/image?id=7&w=600'],
    ['https://cdn.test/JBL Flip 6.png', 'https://cdn.test/JBL%20Flip%206.png'],
  ])('shows %s without telling its host the page', (name, src) => {
    render(<ProductImage name={name} alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', src);
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture()).not.toHaveAttribute('crossorigin');
  });

  it.each([
    ['JBL Flip 6 (black).png', '/products/JBL%20Flip%206%20(black).png'],
    ['JBL%20Flip%206.png', '/products/JBL%20Flip%206.png'],
    ['Kopfhörer & Etui.webp', '/products/Kopfh%C3%B6rer%20%26%20Etui.webp'],
  ])('shows the file %s, percent-encoded', (name, src) => {
    render(<ProductImage name={name} alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', src);
    expect(picture()).not.toHaveAttribute('referrerpolicy');
  });

  it('reports a refused name once, and neither a missing nor a broken one', () => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    render(
      <RefusedImageContext value={createRefusedImageReport()}>
        <ProductImage name="../secret.svg" alt="" />
        <ProductImage name="../secret.svg" alt="" />
        <ProductImage name={null} alt="" />
        <ProductImage name="gone.svg" alt="Studio Buds" />
      </RefusedImageContext>,
    );
    fireEvent.error(picture());
    expect(log.mock.calls).toEqual([[expect.stringContaining('"../secret.svg"')]]);
    log.mockRestore();
  });

  it('shows the placeholder when the file is broken, and loads the next file again', () => {
    const { rerender } = render(<ProductImage name="gone.svg" alt="Studio Buds" />);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/art/placeholder.svg');
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/art/placeholder.svg');
    rerender(<ProductImage name="here.svg" alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', '/products/here.svg');
  });
});
