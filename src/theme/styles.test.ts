import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const core = `${root}node_modules/@mantine/core/`;
const stylesIn = (text: string) => [...text.matchAll(/(\w+)(?=\.layer\.css')/g)].map(([name]) => name);
/** Those of every page. */
const shared = new Set(stylesIn(readFileSync(`${root}src/theme/styles.ts`, 'utf8')));

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** A file of the app that draws something of Mantine's: every component with the parts that it is made of, and the styles it brings. */
interface User {
  file: string;
  used: Set<string>;
  brings: string[];
}

const users = filesIn(`${root}src`, /(?<!\.(?:stories|test))\.tsx?$/).map((file): User => {
  const text = readFileSync(file, 'utf8');
  const used = new Set<string>();
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
    for (const name of names.split(',')) {
      const part = name.trim();
      if (/^[A-Z]\w*$/.test(part)) addWithParts(part, used);
    }
  }
  return { file, used, brings: file.endsWith('theme/styles.ts') ? [] : stylesIn(text) };
});
const used = new Set(users.flatMap((user) => [...user.used]));

/** A part of which only the icon is taken needs no styles. */
function addWithParts(name: string, found: Set<string>) {
  if (found.has(name)) return;
  const folder = ['components', 'utils'].map((kind) => `${core}esm/${kind}/${name}`).find((path) => existsSync(path));
  if (!folder) return;
  found.add(name);
  for (const file of filesIn(folder, /\.mjs$/)) {
    for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(
      /from "(?:\.\.\/)+(?:components\/|utils\/)?([A-Z]\w*)\/(?!\w+(?:Icon|Chevron)\.)/g,
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
  expect(themed.length).toBeGreaterThan(10);
  expect(themed.filter((name) => !used.has(name === 'InputWrapper' ? 'Input' : name))).toEqual([]);
});

describe('the Mantine styles that ship', () => {
  it('cover every component and its inner parts: on every page, or beside its import', () => {
    const missing = users.flatMap(({ file, used: needed, brings }) =>
      [...needed]
        .filter((name) => existsSync(`${core}styles/${name}.layer.css`))
        .filter((name) => !shared.has(name) && !brings.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('serve components in use and no others, each brought once', () => {
    // What every page needs, whatever is on it.
    const always = new Set(['baseline', 'global']);
    expect([...shared].filter((name) => !used.has(name) && !always.has(name))).toEqual([]);
    const idle = users.flatMap(({ file, used: needed, brings }) =>
      brings.filter((name) => !needed.has(name) || shared.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(idle).toEqual([]);
  });

  it('exist, each by its name', () => {
    const named = [...shared, ...users.flatMap(({ brings }) => brings)];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !existsSync(`${core}styles/${name}.layer.css`))).toEqual([]);
  });
});
