/** Chance that repeats: the same number and label give the same draws, on every machine. */
export interface Random {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True that often: 0 is never, 1 always. */
  chance(share: number): boolean;
}

/**
 * A generator of its own for each label, so that what is drawn for one kind of row does not shift another.
 * Mulberry32, a public-domain generator of 32 bits of state.
 */
export function createRandom(seedNumber: number, label: string): Random {
  let state = seedNumber | 0;
  for (let at = 0; at < label.length; at += 1) state = Math.imul(state ^ label.charCodeAt(at), 0x01000193);
  /** 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    // the index lies within a list that has at least its first entry
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (share) => next() < share,
  };
}
