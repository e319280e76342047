import type { ApiProduct } from '@/api/types';
import { cardPrices } from '@/domain/product/cardPrices';
import { featuredProducts } from '@/domain/product/productLists';
import { type Product, readProducts } from '@/domain/product/readProduct';
import { formatCountRange } from '@/lib/count';
import { paths } from '@/lib/paths';
import { fillLink, fillList, fillMoney, fillPicture, format, part } from './fillProduct';

/**
 * Shows the featured products on the home page's first screen. `list` is the prerendered list with one sample, `responses` are
 * those of the categories and of the featured products. Throws where the app would show an error: the app then does so.
 */
export async function showFeaturedProducts(screen: Element, list: Element, responses: readonly Response[]) {
  const [, featured] = responses;
  const spinner = screen.querySelector('[aria-label="Welcome"]')?.lastElementChild;
  if (!spinner || !featured) return;
  const products = featuredProducts(readProducts((await featured.json()) as ApiProduct[])); // unchecked: `readProducts` checks it
  if (products.length === 0) return;
  fillList(list, products, fillItem);
  spinner.replaceWith(list);
}

/** What `FeaturedProduct` of src/pages/storefront/HomePageFeatured.tsx renders. */
export function fillItem(item: Element, product: Product): void {
  const link = part(item, 'a');
  const { base, from, deepest } = cardPrices(product, 'home');
  fillLink(link, paths.product(product.slug));
  fillPicture(part(link, 'img'), product.images[0]);
  part(link, ':scope > span').textContent = product.name;
  const [basePrice, lowestPrice] = part(link, ':scope > span:last-child').children;
  if (base === null) {
    basePrice?.remove();
  } else if (basePrice) {
    fillMoney(part(basePrice, 'span'), base);
    if (!from) basePrice.firstChild?.remove();
  }
  if (deepest) lowestPrice?.replaceChildren(`${format(deepest.unitPrice)} at ${formatCountRange(deepest)}`);
  else lowestPrice?.remove();
}
