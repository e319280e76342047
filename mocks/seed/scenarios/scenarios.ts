import type { Seed } from '../seed';
import { bigCatalogueSeed } from './bigCatalogue';
import { defaultSeed } from './default';
import { emptyShopSeed } from './emptyShop';

/** A world that a server can start in. */
export interface Scenario {
  /** In one sentence, for whoever chooses. */
  description: string;
  /** Made when it is asked for; the same for the same number. */
  seed: (seedNumber: number) => Seed;
}

export const SCENARIOS = {
  default: {
    description: 'The first catalogue in six categories, and a buyer of each level.',
    seed: defaultSeed,
  },
  'empty-shop': {
    description: 'Categories and accounts, but nothing to sell, no carts and no orders.',
    seed: emptyShopSeed,
  },
  'big-catalogue': {
    description: 'Ten thousand products of every kind, and as many orders of four hundred buyers.',
    seed: bigCatalogueSeed,
  },
} satisfies Record<string, Scenario>;

/** @throws RangeError for a scenario that there is not */
export function seedOf(scenario: string, seedNumber: number): Seed {
  const known: Record<string, Scenario> = SCENARIOS;
  const found = Object.hasOwn(known, scenario) ? known[scenario] : undefined;
  if (!found) throw new RangeError(`There is no scenario ${scenario}.`);
  return found.seed(seedNumber);
}
