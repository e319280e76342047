import type { ApiProduct } from '@/api/types';
import { cardPrices } from '@/domain/product/cardPrices';
import { type Product, readProducts } from '@/domain/product/readProduct';
import { categoryTint } from '@/features/catalogue/categories';
import { paths } from '@/lib/paths';
import { fillLink, fillList, fillMoney, fillPicture, part } from './fillProduct';

/** As many as the app's first render has (`eager` of ProductList.tsx). */
const CARD_COUNT = 3;

/**
 * Shows the first cards on the first screen of the product list: pictures, names and prices. The rest of a card keeps its space
 * and appears with the app. `list` is the prerendered grid with one sample, `responses` is that of the list. Throws where the app
 * would show an error: the app then does so.
 */
export async function showProductCards(screen: Element, list: Element, responses: readonly Response[]) {
  const skeleton = screen.querySelector('[data-full-page]');
  if (!skeleton || !responses[0]) return;
  const products = readProducts((await responses[0].json()) as ApiProduct[]); // unchecked: `readProducts` checks it
  if (products.length === 0) return;
  fillList(list, products.slice(0, CARD_COUNT), fillCard);
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
  fillSwatches(swatches, product.colors);
  const link = part(heading, 'a');
  fillLink(link, paths.product(product.slug));
  link.textContent = product.name;
  fillPrice(price, product);
  for (const row of [swatches, ...rest]) if (row instanceof HTMLElement) row.style.visibility = 'hidden';
}

/** As many dots as `Swatches` renders, so that they wrap in the same places. Their colors appear with the app. */
function fillSwatches(swatches: Element, colors: Product['colors']): void {
  const [first] = colors;
  if (!first) return swatches.replaceChildren();
  const dots = [...swatches.querySelectorAll('button')];
  for (const dot of dots.slice(colors.length)) dot.remove();
  const [rest, chosen] = swatches.querySelectorAll(':scope > span');
  if (chosen) chosen.textContent = first.name;
  if (rest) rest.textContent = `+${colors.length - dots.length}`;
  if (colors.length <= dots.length) rest?.remove();
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
