import { picture, pictures, type Kind, type Swatch, type View } from '../products/pictures';

type NonEmpty<T> = readonly [T, ...T[]];

/** What all products of a family have in common. */
interface FamilyBase {
  categoryId: number;
  /** Brand and product line. */
  lines: NonEmpty<readonly [brand: string, line: string]>;
  /** Price range in US cents per piece. */
  cents: readonly [number, number];
  /** Weight range in grams per piece. */
  grams: readonly [number, number];
  /** Offered with and without noise canceling. */
  anc?: boolean;
  /** Its models, cheapest first. */
  models?: readonly (readonly [id: string, name: string])[];
  features: [string, ...string[]];
}

/** A family as `families.ts` defines it. Pictures are chosen by kind, swatch and view, so that missing ones do not compile. */
interface FamilyDefinition<K extends Kind> extends FamilyBase {
  kind: K;
  /** Name and color code as the shop shows them, and the swatch of the closest picture. */
  finishes: NonEmpty<{ name: string; hex: string; swatch: Swatch<K> }>;
  views: readonly View<K>[];
}

/** A color as a product's specifications list it. */
type Color = Record<'name' | 'hex' | 'image', string>;

/** A color with the file names of its pictures. Products share the lists. */
export interface Finish extends Color {
  gallery: string[];
  /** All colors of the family, this one first, since the product's pictures show it. */
  colors: Color[];
}

/** Products of one kind. They differ in brand, line, number and color. */
export interface Family extends FamilyBase {
  finishes: NonEmpty<Finish>;
}

/** Turns a definition into a family with picture file names. */
export function family<K extends Kind>({ kind, finishes, views, ...shared }: FamilyDefinition<K>): Family {
  const colors = finishes.map(({ name, hex, swatch }): Color => ({ name, hex, image: picture(kind, swatch) }));
  const finish = ({ name, hex, swatch }: (typeof finishes)[number]): Finish => ({
    name,
    hex,
    image: picture(kind, swatch),
    gallery: pictures(kind, swatch, views),
    colors: colors.toSorted((a, b) => Number(b.name === name) - Number(a.name === name)),
  });
  const [first, ...others] = finishes;
  return { ...shared, finishes: [finish(first), ...others.map(finish)] };
}
