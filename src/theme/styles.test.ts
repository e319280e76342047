import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const core = `${root}node_modules/@mantine/core/`;
const listed = new Set(readFileSync(`${root}src/theme/styles.ts`, 'utf8').match(/\w+(?=\.layer\.css)/g));

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** Components of Mantine that the app draws: every value it imports, with the parts that they are made of. */
function componentsInUse(): Set<string> {
  const found = new Set<string>();
  for (const file of filesIn(`${root}src`, /\.tsx?$/)) {
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
      for (const name of names.split(',')) {
        const part = name.trim();
        if (/^[A-Z]\w*$/.test(part)) addWithParts(part, found);
      }
    }
  }
  return found;
}

/** A part of which only the icon is taken needs no styles. */
function addWithParts(name: string, found: Set<string>) {
  if (found.has(name)) return;
  const folder = ['components', 'utils'].map((kind) => `${core}esm/${kind}/${name}`).find((path) => existsSync(path));
  if (!folder) return;
  found.add(name);
  for (const file of filesIn(folder, /\.mjs$/)) {
    for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(
      /from "(?:\.\.\/)+(?:components\/|utils\/)?([A-Z]\w*)\/(?!\w+Icon\.)/g,
    )) {
      addWithParts(part, found);
    }
  }
}

/** Names at the first level of theme/components.ts. */
const themed = [...readFileSync(`${root}src/theme/components.ts`, 'utf8').matchAll(/^ {2}([A-Z]\w*): \{/gm)].map(
  ([, name = '']) => name,
);

it('the theme dresses components in use and no others', () => {
  const used = componentsInUse();
  expect(themed.length).toBeGreaterThan(10);
  expect(themed.filter((name) => !used.has(name === 'InputWrapper' ? 'Input' : name))).toEqual([]);
});

describe('the Mantine styles that ship', () => {
  it('cover every component in use and its inner parts', () => {
    const missing = [...componentsInUse()].filter(
      (name) => existsSync(`${core}styles/${name}.layer.css`) && !listed.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('serve components in use and no others', () => {
    const used = componentsInUse();
    // What every page needs, whatever is on it.
    const always = new Set(['baseline', 'global']);
    expect([...listed].filter((name) => !used.has(name) && !always.has(name))).toEqual([]);
  });

  it('exist, each by its name', () => {
    expect([...listed].filter((name) => !existsSync(`${core}styles/${name}.layer.css`))).toEqual([]);
  });
});
