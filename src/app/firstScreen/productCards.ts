import type { ApiProduct } from '@/api/types';
import { cardPrices } from '@/domain/product/cardPrices';
import { type Product, readProduct } from '@/domain/product/readProduct';
import { categoryTint } from '@/features/catalogue/categories';
import { paths } from '@/lib/paths';
import { fillLink, fillList, fillMoney, fillPicture, part } from './fillProduct';

/** As many as the app's first render has (`eager` of ProductList.tsx). */
const CARD_COUNT = 3;

/**
 * Shows the first cards on the first screen of the product list: pictures, names and prices. The rest of a card keeps its space
 * and appears with the app. `list` is the prerendered grid with one sample, `responses` is that of the list.
 */
export async function showProductCards(screen: Element, list: Element, responses: readonly Response[]) {
  const skeleton = screen.querySelector('[data-full-page]');
  if (!skeleton || !responses[0]) return;
  const products = (await responses[0].json()) as ApiProduct[]; // unchecked: `readProduct` checks it
  if (products.length === 0) return;
  fillList(list, products.slice(0, CARD_COUNT).map(readProduct), fillCard);
  if (list instanceof HTMLElement) list.style.setProperty('--card-count', String(products.length));
  skeleton.replaceWith(list);
}

/** What `ProductCard` renders, in its rows. */
export function fillCard(item: Element, product: Product): void {
  const [tile, swatches, heading, price, ...rest] = part(item, 'article').children;
  if (!(tile instanceof HTMLElement) || !swatches || !heading || !price) return;
  fillLink(tile, paths.product(product.slug));
  tile.style.backgroundColor = categoryTint(product.categoryId);
  fillPicture(part(tile, 'img'), product.colors[0]?.image ?? product.images[0]);
  if (product.colors.length === 0) swatches.replaceChildren();
  const link = part(heading, 'a');
  fillLink(link, paths.product(product.slug));
  link.textContent = product.name;
  fillPrice(price, product);
  for (const row of [swatches, ...rest]) if (row instanceof HTMLElement) row.style.visibility = 'hidden';
}

/** What `CardPrice` renders. */
function fillPrice(price: Element, product: Product): void {
  const { base, from, list } = cardPrices(product, 'product');
  const [fromWord, basePrice, listPrice] = price.children;
  if (!fromWord || !basePrice || !listPrice) return;
  if (base === null) {
    price.replaceChildren('Price on request');
    return;
  }
  fillMoney(basePrice, base);
  if (!from) fromWord.remove();
  if (list === null) listPrice.remove();
  else fillMoney(listPrice, list);
}
