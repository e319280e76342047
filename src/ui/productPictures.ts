/** Widths, in pixels, in which the shop has each of its own product pictures as WebP (scripts/illustrations). */
const PICTURE_WIDTHS = [176, 288];

/** Names of the shop's own pictures, by kind of product. Another backend's pictures have no smaller versions. */
const OWN_PICTURE =
  /\/((battery-pack|cable-usb-c|charger-(20w|35w|magsafe)|controller|earbuds-(stem|tips)|earphone-case|earpods-wired|hair-(dryer|styler)|headphones-(mesh|studio)|speaker-(cylinder|mini|pulse|slab)|watch(-ultra)?)\.[a-z]+\.[a-z-]+\.)svg$/;

/**
 * The `srcset` of one of the shop's own pictures; undefined for any other. The largest candidate is the drawing itself: above
 * these widths it is the smallest file.
 */
export function pictureSourceSet(src: string): string | undefined {
  if (!OWN_PICTURE.test(src)) return undefined;
  return [...PICTURE_WIDTHS.map((width) => `${src.replace(/svg$/, `${width}.webp`)} ${width}w`), `${src} 600w`].join(
    ', ',
  );
}
