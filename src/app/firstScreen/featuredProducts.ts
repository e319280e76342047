import type { ApiProduct } from '@/api/types';
import { formatMoney } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { cardPrices } from '@/domain/product/cardPrices';
import { featuredProducts } from '@/domain/product/productLists';
import { type Product, readProducts } from '@/domain/product/readProduct';
import { formatCountRange, splitCents } from '@/lib/count';
import { paths } from '@/lib/paths';
import { imageSource } from '@/ui/imageSource';
import { pictureSourceSet } from '@/ui/productPictures';

/**
 * Shows the featured products on the first screen, before the app's code has arrived. `list` is the prerendered list with one
 * sample. Throws where the app would show an error: the app then does so.
 */
export async function showFeaturedProducts(screen: Element, list: Element, categories: Response, featured: Response) {
  const spinner = screen.querySelector('[aria-label="Welcome"]')?.lastElementChild;
  if (!spinner || !categories.ok || !featured.ok) return;
  const products = featuredProducts(readProducts((await featured.json()) as ApiProduct[])); // unchecked: `readProducts` checks it
  if (products.length === 0) return;
  fillList(list, products);
  for (const link of list.querySelectorAll('a')) link.tabIndex = -1; // like the screen's other links
  spinner.replaceWith(list);
}

/** Fills the prerendered list: it contains one product, with every part that a product can have, which is copied for each. */
export function fillList(list: Element, products: readonly Product[]): void {
  const [sample] = list.children;
  if (!sample) return;
  list.replaceChildren(...products.map((product) => fillItem(sample.cloneNode(true) as Element, product))); // a copy has its type
}

const format = (usd: Cents) => formatMoney(usd, 'USD'); // a new visitor has chosen no other currency

/** What `FeaturedProduct` of src/pages/storefront/HomePageFeatured.tsx renders. */
function fillItem(item: Element, product: Product): Element {
  const link = part(item, 'a');
  const { base, from, deepest } = cardPrices(product, 'home');
  link.setAttribute('href', import.meta.env.BASE_URL.replace(/\/$/, '') + paths.product(product.slug));
  fillPicture(part(link, 'img'), product.images[0]);
  part(link, ':scope > span').textContent = product.name;
  const [basePrice, lowestPrice] = part(link, ':scope > span:last-child').children;
  if (base === null) {
    basePrice?.remove();
  } else if (basePrice) {
    const text = format(base);
    const [whole, cents] = splitCents(text);
    part(basePrice, ':scope > span > :first-child').textContent = text;
    const figures = part(basePrice, '[aria-hidden]');
    figures.firstChild?.replaceWith(whole);
    part(figures, 'span').textContent = cents;
    if (from) basePrice.prepend('from ');
  }
  if (deepest) lowestPrice?.replaceChildren(`${format(deepest.unitPrice)} at ${formatCountRange(deepest)}`);
  else lowestPrice?.remove();
  return item;
}

function fillPicture(picture: Element, name: string | undefined): void {
  const base = import.meta.env.BASE_URL;
  const source = name ? imageSource(name, base) : null;
  const sourceSet = source && !source.isRemote ? pictureSourceSet(source.src) : undefined;
  // Before `src`: the browser may start the request as soon as that is set.
  if (source?.isRemote) picture.setAttribute('referrerpolicy', 'no-referrer');
  if (sourceSet) picture.setAttribute('srcset', sourceSet);
  else for (const attribute of ['sizes', 'srcset']) picture.removeAttribute(attribute);
  picture.setAttribute('src', source?.src ?? `${base}art/placeholder.svg`);
}

function part(parent: Element, selector: string): Element {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`The prerendered product has no ${selector}.`);
  return found;
}
