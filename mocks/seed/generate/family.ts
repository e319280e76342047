import { picture, pictures, type Kind, type Swatch, type View } from '../pictures';

type Some<T> = readonly [T, ...T[]];

/** What the products of a family share. */
interface Shared {
  categoryId: number;
  /** Each brand with a line of its own. */
  lines: Some<readonly [brand: string, line: string]>;
  /** US cents per piece, least and most. */
  cents: readonly [number, number];
  /** Grams per piece, least and most. */
  grams: readonly [number, number];
  /** May be had with and without noise cancelling. */
  anc?: boolean;
  /** Ids and names of its models, cheapest first. */
  models?: readonly (readonly [id: string, name: string])[];
  features: Some<string>;
}

/** A family as it is written down: its pictures are named by what is drawn of its kind. */
interface Drawing<K extends Kind> extends Shared {
  kind: K;
  /** Colours by their names in the shop, the codes that are shown, and the drawn swatches that come nearest. */
  finishes: Some<{ name: string; hex: string; swatch: Swatch<K> }>;
  views: readonly View<K>[];
}

/** A colour with its pictures' file names. */
export interface Finish {
  name: string;
  hex: string;
  image: string;
  gallery: string[];
}

/** Products of one kind, which differ in brand, line, number and colour. */
export interface Family extends Shared {
  finishes: Some<Finish>;
}

/** A family with its pictures; one that nobody drew does not compile. */
export function family<K extends Kind>({ kind, finishes, views, ...shared }: Drawing<K>): Family {
  const finish = ({ name, hex, swatch }: (typeof finishes)[number]): Finish => ({
    name,
    hex,
    image: picture(kind, swatch),
    gallery: pictures(kind, swatch, views),
  });
  const [first, ...others] = finishes;
  return { ...shared, finishes: [finish(first), ...others.map(finish)] };
}
