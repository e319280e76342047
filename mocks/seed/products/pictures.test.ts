import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed';

const drawn = new Set(readdirSync(new URL('../../../public/products/', import.meta.url)));

/** Picture names anywhere in a value, text of JSON included. */
function names(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+\.svg/g)].map(([name]) => name);
}

describe('pictures', () => {
  it.each(seed.products.map((row) => [row.name, row] as const))('every picture of %s is drawn', (_name, row) => {
    expect(names(row).filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('opens each gallery with a front view', () => {
    const first = seed.products.flatMap(({ images }) => images.slice(0, 1));
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter((name) => !name.endsWith('.front.svg'))).toEqual([]);
  });
});
