import type { ReadSpecifications } from './specifications';

/** A model's id, 'anc' or 'no_anc'; null when nothing is chosen (D-10). */
export type PriceOption = string | null;

/** What is chosen of a product, as POST /api/cart takes it. */
export interface ChosenOptions {
  readonly color: string | null;
  /** Model id, as text. */
  readonly model: string | null;
  /** 'anc' or 'no_anc'; repeats the model's id for a product with models (D-10). */
  readonly ancOption: PriceOption;
}

interface NamedOption {
  readonly id: string;
  readonly name: string;
}

export const ancWords = (anc: boolean) => `${anc ? 'With' : 'Without'} ANC`;

export const ANC_OPTIONS: readonly NamedOption[] = [
  { id: 'no_anc', name: ancWords(false) },
  { id: 'anc', name: ancWords(true) },
];

/** The choices that price a piece: the models, else without ANC and with it, else none (D-10). The first is the default (S1 4). */
export function priceOptions({
  models,
  hasAnc,
}: Pick<ReadSpecifications, 'models' | 'hasAnc'>): readonly NamedOption[] {
  if (models.length > 0) return models;
  return hasAnc ? ANC_OPTIONS : [];
}

/** A colour and one of the `priceOptions` as they are sent. */
export function chosenOptions(
  { models }: Pick<ReadSpecifications, 'models'>,
  color: string | null,
  option: PriceOption,
): ChosenOptions {
  return { color, model: models.length > 0 ? option : null, ancOption: option };
}
