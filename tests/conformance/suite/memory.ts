import type { ApiProduct as Product } from '@/api/types';
import type { Target } from '../target/target';

/** What one check has found out about a server and the later ones need not ask again. */
export interface Memory {
  /** By e-mail; the clerk's by the name of his call. */
  tokens: Map<string, string>;
  /** The catalogue as it was read last; things may have changed since. */
  shelf: Product[] | null;
}

const memories = new WeakMap<Target, Memory>();

/** The memory of a run. Tokens stay good until they expire, also after another login (`info`), so they are kept. */
export function memoryOf(target: Target): Memory {
  const known = memories.get(target) ?? { tokens: new Map(), shelf: null };
  memories.set(target, known);
  return known;
}
