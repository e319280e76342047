import type { ColorChoice, ModelChoice } from './readSpecifications';

/** The option that sets a line's price: a model's id, 'anc' or 'no_anc'; null when nothing is chosen (D-10). */
export type PriceOption = string | null;

/** The chosen options, in the form that POST /api/cart takes. */
export interface ChosenOptions {
  readonly color: string | null;
  /** A model's id. */
  readonly model: string | null;
  /** 'anc' or 'no_anc'; repeats the model's id for a product with models (D-10). */
  readonly ancOption: PriceOption;
}

export interface ProductOption {
  readonly id: string;
  readonly name: string;
}

export const ancWords = (anc: boolean) => `${anc ? 'With' : 'Without'} ANC`;

export const ANC_OPTIONS: readonly ProductOption[] = [
  { id: 'no_anc', name: ancWords(false) },
  { id: 'anc', name: ancWords(true) },
];

/** Whether two names are one color: other systems write 'black' for 'Black'. */
export const isSameColor = (one: string | null, other: string | null): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

/** The product's color of a name, in the same spelling or else ignoring case; null if it has none. */
export function colorNamed<Color extends ProductColor>(
  { colors }: { readonly colors: readonly Color[] },
  name: string | null,
): Color | null {
  return colors.find((color) => color.name === name) ?? colors.find((color) => isSameColor(color.name, name)) ?? null;
}

interface ProductColor {
  readonly name: string;
}

interface Options {
  readonly models: readonly ModelChoice[];
  readonly hasAnc: boolean;
}

/** The options that change the price: the models, else without and with ANC, else none (D-10). */
export function optionsOf({ models, hasAnc }: Options): readonly ProductOption[] {
  if (models.length > 0) return models;
  return hasAnc ? ANC_OPTIONS : [];
}

/** The option that is chosen at first: the first model, else 'no_anc' for a product with ANC (S1 4). */
export function defaultOption({ options }: { readonly options: readonly ProductOption[] }): PriceOption {
  return options[0]?.id ?? null;
}

/** A color and a price option as the cart takes them. */
export function chosenOptions(
  { models }: Pick<Options, 'models'>,
  color: string | null,
  option: PriceOption,
): ChosenOptions {
  return { color, model: models.length > 0 ? option : null, ancOption: option };
}

/** The picture of a color, else the product's first one; null without any. */
export const pictureOf = (
  product: { readonly colors: readonly ColorChoice[]; readonly images: readonly string[] },
  color: string | null,
): string | null => colorNamed(product, color)?.image ?? product.images[0] ?? null;
