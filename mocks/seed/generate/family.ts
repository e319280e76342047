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
  features: NonEmpty<string>;
}

/** A family as `families.ts` defines it. Pictures are chosen by kind, swatch and view, so that missing ones do not compile. */
interface FamilyDefinition<K extends Kind> extends FamilyBase {
  kind: K;
  /** Name and color code as the shop shows them, and the swatch of the closest picture. */
  finishes: NonEmpty<{ name: string; hex: string; swatch: Swatch<K> }>;
  views: readonly View<K>[];
}

/** A color with the file names of its pictures. */
export interface Finish {
  name: string;
  hex: string;
  image: string;
  gallery: string[];
}

/** Products of one kind. They differ in brand, line, number and color. */
export interface Family extends FamilyBase {
  finishes: NonEmpty<Finish>;
}

/** Turns a definition into a family with picture file names. */
export function family<K extends Kind>({ kind, finishes, views, ...shared }: FamilyDefinition<K>): Family {
  const finish = ({ name, hex, swatch }: (typeof finishes)[number]): Finish => ({
    name,
    hex,
    image: picture(kind, swatch),
    gallery: pictures(kind, swatch, views),
  });
  const [first, ...others] = finishes;
  return { ...shared, finishes: [finish(first), ...others.map(finish)] };
}
