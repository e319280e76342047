import type { Product } from '@/api/types';
import type { Examinee } from '../examinee/examinee';

/** What one check has found out about a server and the later ones need not ask again. */
export interface Memory {
  /** By e-mail; the clerk's by the name of his call. */
  tokens: Map<string, string>;
  /** The catalogue as it was read last; things may have changed since. */
  shelf: Product[] | null;
}

const memories = new WeakMap<Examinee, Memory>();

/** The memory of a run. Tokens stay good until they expire, also after another login (`info`), so they are kept. */
export function memoryOf(examinee: Examinee): Memory {
  const known = memories.get(examinee) ?? { tokens: new Map(), shelf: null };
  memories.set(examinee, known);
  return known;
}
