import { describe, expect, it } from 'vitest';
import { hidesChrome, paths, returnPath } from './paths';

describe('the way back after a login', () => {
  it.each(['/cart', '/product/jbl-flip-6?x=1#y', '/shipping-payment'])('leads to %s', (from) => {
    expect(returnPath(from)).toBe(from);
  });

  it.each([
    null,
    '',
    'cart',
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/\n//example.com',
    '/..//example.com',
    'javascript:alert(1)',
    '/login',
    '/signup?from=/cart',
    '/login/',
    '/LOGIN',
  ])('leads home from %j', (from) => {
    expect(returnPath(from)).toBe('/');
  });
});

it('URLs have an encoded query without empty parameters', () => {
  expect(paths.search('a & b')).toBe('/search?q=a+%26+b');
  expect(paths.products({ category: 'speakers', search: '' })).toBe('/products?category=speakers');
  expect(paths.product('a/b')).toBe('/product/a%2Fb');
});

it('header and footer are hidden on exact paths only', () => {
  expect(['/cart', '/cart/', '/CART', '/checkout'].every(hidesChrome)).toBe(true);
  expect(['/', '/carts', '/checkout-clean', '/cart/1'].some(hidesChrome)).toBe(false);
});
