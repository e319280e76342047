import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    'https://evil.test/a.svg',
    '//evil.test/a.svg',
    'a.svg?x=1',
    'a.html',
    '.svg',
    'a/b.png',
  ])('shows the placeholder for %s', (name) => {
    render(<ProductImage name={name} alt="Studio Buds" />);
    expect(picture()).toHaveAttribute('src', '/art/placeholder.svg');
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
