/** A reproducible random generator: the same seed number and label give the same values on every machine. */
export interface Random {
  /** An integer from `from` to `to`, both inclusive. */
  integer(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/**
 * Each label has its own generator, so that a change to one kind of row does not change the others.
 * The algorithm is Mulberry32 (public domain).
 */
export function createRandom(seedNumber: number, label: string): Random {
  let state = seedNumber | 0;
  for (let index = 0; index < label.length; index += 1) state = Math.imul(state ^ label.charCodeAt(index), 0x01000193);
  /** 0 (inclusive) to 1 (exclusive). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    integer,
    // the list is not empty, so the fallback only satisfies the compiler
    pick: (from) => from[integer(0, from.length - 1)] ?? from[0],
    chance: (probability) => next() < probability,
  };
}
