import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureSourceSet } from './productPictures';

const files = readdirSync(new URL('../../public/products/', import.meta.url));

describe('the source set of a product picture', () => {
  it('names every picture that the shop has, and no file that is missing', () => {
    const drawings = files.filter((name) => name.endsWith('.svg'));
    const named = drawings.flatMap(
      (name) => pictureSourceSet(`/products/${name}`)?.split(', ') ?? [`none for ${name}`],
    );
    expect(named.map((candidate) => candidate.replace(/^\/products\/| \d+w$/g, '')).toSorted()).toEqual(
      files.filter((name) => /\.(svg|\d+\.webp)$/.test(name)).toSorted(),
    );
  });

  it("leaves another backend's pictures as they are", () => {
    for (const name of ['test.one.front.svg', 'controller.red.front.png', 'photo.webp']) {
      expect(pictureSourceSet(`/products/${name}`)).toBeUndefined();
    }
  });
});
