import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const core = `${root}node_modules/@mantine/core/`;
const charts = `${root}node_modules/@mantine/charts/esm/`;
const stylesIn = (text: string) =>
  [...text.matchAll(/(?<=core\/styles\/)(\w+)(?=\.layer\.css')/g)].map(([name]) => name);
/** Names of the Mantine styles that every page loads. */
const shared = new Set(stylesIn(readFileSync(`${root}src/theme/styles.ts`, 'utf8')));

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

/** A file of the app: the Mantine components that it imports, with their inner parts, and the Mantine styles that it imports. */
interface SourceFile {
  file: string;
  components: Set<string>;
  styles: string[];
}

const sourceFiles = filesIn(`${root}src`, /(?<!\.(?:stories|test))\.tsx?$/).map((file): SourceFile => {
  const text = readFileSync(file, 'utf8');
  const components = new Set<string>();
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
    for (const name of namesIn(names)) addWithParts(name, components);
  }
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/charts'/g)) {
    for (const name of namesIn(names)) addPartsOfChart(name, components);
  }
  return { file, components, styles: file.endsWith('theme/styles.ts') ? [] : stylesIn(text) };
});
const usedComponents = new Set(sourceFiles.flatMap(({ components }) => [...components]));

/** Names of components in the braces of an import. */
function namesIn(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name));
}

/** Adds the components of Mantine's core that a chart, its legend and its tooltip consist of. */
function addPartsOfChart(name: string, found: Set<string>) {
  const text = readFileSync(`${charts}${name}/${name}.mjs`, 'utf8');
  for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)) {
    for (const part of namesIn(names)) addWithParts(part, found);
  }
  for (const [, part = ''] of text.matchAll(/from "\.\.\/(Chart\w+)\//g)) addPartsOfChart(part, found);
}

/** Adds a component and its inner parts. A part of which only the icon is imported needs no styles. */
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

it('the theme configures only components that are used', () => {
  expect(themed.length).toBeGreaterThan(10);
  /** `Modal` of `ModalOverlay`. */
  const whole = (name: string) => name.replace(/(?<=^(?:Input|Modal|Drawer))(?:Wrapper|Overlay)$/, '');
  expect(themed.filter((name) => !usedComponents.has(whole(name)))).toEqual([]);
});

describe('the imported Mantine styles', () => {
  it('include those of each component and its inner parts, in theme/styles.ts or in the file that uses it', () => {
    const missing = sourceFiles.flatMap(({ file, components, styles }) =>
      [...components]
        .filter((name) => existsSync(`${core}styles/${name}.layer.css`))
        .filter((name) => !shared.has(name) && !styles.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are used, and imported once', () => {
    // Every page needs these, whatever components it uses.
    const always = new Set(['baseline', 'global']);
    expect([...shared].filter((name) => !usedComponents.has(name) && !always.has(name))).toEqual([]);
    const unused = sourceFiles.flatMap(({ file, components, styles }) =>
      styles.filter((name) => !components.has(name) || shared.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('exist in Mantine', () => {
    const named = [...shared, ...sourceFiles.flatMap(({ styles }) => styles)];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !existsSync(`${core}styles/${name}.layer.css`))).toEqual([]);
  });
});
