import { formatMoney } from '@/domain/currency';
import type { Cents } from '@/domain/money';
import { splitCents } from '@/lib/count';
import { imageSource } from '@/ui/imageSource';
import { pictureSourceSet } from '@/ui/productPictures';

/** A list with a copy of its first item for each product. */
export function fillList<Item>(
  list: Element,
  items: readonly Item[],
  fill: (element: Element, item: Item) => void,
): void {
  const [sample] = list.children;
  if (!sample) return;
  const elements = items.map((item) => {
    const element = sample.cloneNode(true) as Element; // a copy has its type
    fill(element, item);
    return element;
  });
  list.replaceChildren(...elements);
}

export function part(parent: Element, selector: string): Element {
  const found = parent.querySelector(selector);
  if (!found) throw new Error(`The prerendered product has no ${selector}.`);
  return found;
}

/** `path` is one of the router's paths. */
export function fillLink(link: Element, path: string): void {
  link.setAttribute('href', import.meta.env.BASE_URL.replace(/\/$/, '') + path);
}

/** What `ProductImage` renders. */
export function fillPicture(picture: Element, name: string | null | undefined): void {
  const base = import.meta.env.BASE_URL;
  const placeholder = `${base}art/placeholder.svg`;
  const removeWidths = () => ['sizes', 'srcset'].forEach((attribute) => picture.removeAttribute(attribute));
  const replaceBroken = () => {
    removeWidths();
    picture.setAttribute('src', placeholder);
  };
  picture.addEventListener('error', replaceBroken, { once: true });
  const source = name ? imageSource(name, base) : null;
  const sourceSet = source && !source.isRemote ? pictureSourceSet(source.src) : undefined;
  // Before `src`: the browser may start the request as soon as that is set.
  if (source?.isRemote) picture.setAttribute('referrerpolicy', 'no-referrer');
  if (sourceSet) picture.setAttribute('srcset', sourceSet);
  else removeWidths();
  picture.setAttribute('src', source?.src ?? placeholder);
}

/** US dollars: a new visitor has chosen no other currency. */
export const format = (usd: Cents) => formatMoney(usd, 'USD');

/** What `Money` renders. */
export function fillMoney(money: Element, usd: Cents): void {
  const text = format(usd);
  const [whole, cents] = splitCents(text);
  const figures = part(money, '[aria-hidden]');
  if (figures.previousElementSibling) figures.previousElementSibling.textContent = text;
  figures.firstChild?.replaceWith(whole);
  part(figures, 'span').textContent = cents;
}
