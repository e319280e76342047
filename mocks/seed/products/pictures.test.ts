import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed';

const existing = new Set(readdirSync(new URL('../../../public/products/', import.meta.url)));

/** All picture names in a value, also within JSON text. */
function names(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+\.svg/g)].map(([name]) => name);
}

describe('pictures', () => {
  it.each(seed.products.map((row) => [row.name, row] as const))('every picture of %s exists', (_name, row) => {
    expect(names(row).filter((name) => !existing.has(name))).toEqual([]);
  });

  it('starts each gallery with a front view', () => {
    const first = seed.products.flatMap(({ images }) => images.slice(0, 1));
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter((name) => !name.endsWith('.front.svg'))).toEqual([]);
  });
});
