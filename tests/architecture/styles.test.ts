import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver } from '@/theme/cssVariables';
import { fontSizes, radius, spaceVariables, spacing } from '@/theme/tokens';
import { isTest, root, sourcesBelow } from './sources';

interface Style {
  file: string;
  tree: Root;
}

const styles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name): Style => {
    const file = `src/${name.replaceAll(path.sep, '/')}`;
    return { file, tree: postcss.parse(readFileSync(path.join(root, file), 'utf8')) };
  });
const sources = sourcesBelow('src').filter((source) => !isTest(source));

const pixels = (length: string) => parseFloat(length) * (length.endsWith('rem') ? 16 : 1);
const bySize = (sizes: Record<string, string>, name: (key: string) => string) =>
  new Map(
    Object.entries(sizes)
      .filter(([, size]) => /^[\d.]+(px|rem)$/.test(size))
      .map(([key, size]) => [pixels(size), `var(${name(key)})`]),
  );

/** A scale: its properties, its tokens by pixels, and which lengths need no token. */
interface Scale {
  properties: RegExp;
  tokens: Map<number, string>;
  /** Smaller lengths are hairlines or optical corrections. */
  from: number;
  /** Any length without a token is allowed, as positions depend on what they align with. */
  free?: boolean;
}
const space = bySize(spaceVariables, (key) => key);
const scales: Scale[] = [
  {
    properties: /^(font-size|font|--.*-fz)$/,
    tokens: bySize(fontSizes, (key) => `--mantine-font-size-${key}`),
    from: 0,
  },
  { properties: /^border(-.+)?-radius$/, tokens: bySize(radius, (key) => `--mantine-radius-${key}`), from: 4 },
  { properties: /^(padding|margin)(-.+)?$|^(row-|column-)?gap$|^--.*(gap|padding)/, tokens: space, from: 4 },
  {
    properties: /^(inset|scroll-margin|scroll-padding)(-.+)?$|^(top|right|bottom|left)$/,
    tokens: space,
    from: 4,
    free: true,
  },
];

/** The lengths of a declaration that should be tokens, each with file, line and advice. */
function literals(file: string, declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const at = `${file}:${declaration.source?.start?.line ?? 0} ${prop}`;
  const lengths = [...value.matchAll(/(?<![\w.#-])-?\d*\.?\d+(?:px|rem)\b/g)].map(([length]) => length);
  if (prop === 'line-height') {
    return lengths.filter((length) => length.endsWith('px')).map((length) => `${at}: ${length}; write a number or rem`);
  }
  const scale = scales.find(({ properties }) => properties.test(prop));
  if (!scale) return [];
  const before = declaration.prev();
  const explained = before?.type === 'comment' && before.text.startsWith('Off the scale:');
  return lengths.flatMap((length) => {
    const size = Math.abs(pixels(length));
    if (size < scale.from || size === 0) return [];
    const token = scale.tokens.get(size);
    if (token) return [`${at}: ${length}; write ${pixels(length) < 0 ? `calc(${token} * -1)` : token}`];
    // Fluid type has sizes between two tokens.
    const fluid = prop === 'font-size' && length.endsWith('rem') && value.includes('clamp(');
    if (explained || scale.free || fluid) return [];
    return [`${at}: ${length}; take the nearest token, or say why not in a comment above: /* Off the scale: … */`];
  });
}

const declarations = styles.flatMap(({ file, tree }) => {
  const found: { file: string; declaration: Declaration }[] = [];
  tree.walkDecls((declaration) => void found.push({ file, declaration }));
  return found;
});

describe('sizes', () => {
  it('of type, space and corners are tokens of src/theme/tokens.ts', () => {
    expect(declarations.length).toBeGreaterThan(1000);
    expect(declarations.flatMap(({ file, declaration }) => literals(file, declaration))).toEqual([]);
  });

  it('of components are the theme’s size names', () => {
    const names = bySize(spacing, (key) => key);
    const numbers = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\b([mp][trblxy]?|gap|spacing|verticalSpacing|horizontalSpacing)(?:=\{|: )(\d+)\b/g)].flatMap(
        ([, prop, number]) => {
          const name = names.get(Number(number));
          return name ? [`${file}: ${prop} ${number}; write '${name.slice(4, -1)}'`] : [];
        },
      ),
    );
    expect(numbers).toEqual([]);
  });
});

describe('variables of the theme', () => {
  const { variables, light, dark } = cssVariablesResolver();
  const ofTheme = new Set([variables, light, dark].flatMap((list) => Object.keys(list)));
  const ofMantine = new Set([
    ...Object.keys(fontSizes).map((key) => `--mantine-font-size-${key}`),
    ...Object.keys(radius).map((key) => `--mantine-radius-${key}`),
  ]);
  const set = new Set(declarations.map(({ declaration }) => declaration.prop).filter((prop) => prop.startsWith('--')));
  const used = new Set(
    [...declarations.map(({ declaration }) => declaration.value), ...sources.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ),
  );

  it('that a style uses exist', () => {
    const missing = declarations.flatMap(({ file, declaration }) =>
      [...declaration.value.matchAll(/var\((--(?:carton|mantine-(?:font-size|radius|spacing))-[\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !ofTheme.has(name) && !ofMantine.has(name) && !set.has(name))
        .map((name) => `${file}:${declaration.source?.start?.line ?? 0} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are used', () => {
    // A tile's color depends on the category at run time.
    const ours = [...ofTheme].filter((name) => name.startsWith('--carton-') && !name.startsWith('--carton-tile-'));
    expect(ours.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('classes', () => {
  const modules = styles.filter(({ file }) => file.endsWith('.module.css'));
  const readers = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, local = '', specifier = '']) => ({
      file,
      style: specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : path.posix.join(path.posix.dirname(file), specifier),
      names: new Set(
        [...text.matchAll(new RegExp(`\\b${local}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, name = '']) => name),
      ),
      computed: new RegExp(`\\b${local}\\[`).test(text),
    })),
  );
  const classesIn = ({ tree }: Style) => {
    const names = new Set<string>();
    tree.walkRules(({ selector }) => {
      const local = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/:global\([^)]*\)/g, '');
      for (const [, name = ''] of local.matchAll(/\.([A-Za-z_][\w-]*)/g)) names.add(name);
    });
    return names;
  };

  it('are accessed by name, as classes.name', () => {
    expect(readers.length).toBeGreaterThan(50);
    expect(readers.filter(({ computed }) => computed).map(({ file }) => file)).toEqual([]);
  });

  it('of CSS modules are used', () => {
    const unused = modules.flatMap((style) => {
      const read = new Set(readers.filter(({ style: file }) => file === style.file).flatMap(({ names }) => [...names]));
      return [...classesIn(style)].filter((name) => !read.has(name)).map((name) => `${style.file} .${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('that a component uses exist', () => {
    const known = new Map(modules.map((style) => [style.file, classesIn(style)]));
    const missing = readers.flatMap(({ file, style, names }) =>
      [...names].filter((name) => !known.get(style)?.has(name)).map((name) => `${file}: .${name} of ${style}`),
    );
    expect(missing).toEqual([]);
  });

  it('of the global styles are used', () => {
    const text = sources.map((source) => source.text).join('\n');
    const unused = styles
      .filter(({ file }) => !file.endsWith('.module.css'))
      .flatMap((style) => [...classesIn(style)].map((name) => ({ file: style.file, name })))
      // Mantine's static classes, which the print styles use.
      .filter(({ name }) => !name.startsWith('mantine-') && !new RegExp(`['" ]${name}['" ]`).test(text));
    expect(unused).toEqual([]);
  });
});
