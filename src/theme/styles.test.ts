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

function addWithParts(name: string, found: Set<string>) {
  if (found.has(name)) return;
  const folder = `${core}esm/components/${name}`;
  if (!existsSync(folder)) return;
  found.add(name);
  for (const file of filesIn(folder, /\.mjs$/)) {
    for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(
      /from "(?:\.\.\/)+(?:components\/)?([A-Z]\w*)\//g,
    )) {
      addWithParts(part, found);
    }
  }
}

describe('the Mantine styles that ship', () => {
  it('cover every component in use and its inner parts', () => {
    const missing = [...componentsInUse()].filter(
      (name) => existsSync(`${core}styles/${name}.layer.css`) && !listed.has(name),
    );
    expect(missing).toEqual([]);
  });

  it('exist, each by its name', () => {
    expect([...listed].filter((name) => !existsSync(`${core}styles/${name}.layer.css`))).toEqual([]);
  });
});
