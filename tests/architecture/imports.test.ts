import { describe, expect, it } from 'vitest';
import { isTest, sourcesBelow, type Source } from './sources';

const src = sourcesBelow('src').filter((source) => !isTest(source));
const mocks = sourcesBelow('mocks').filter((source) => !isTest(source));

/** What each folder of src may import from src. */
const ALLOWED: Record<string, string[]> = {
  app: ['app', 'pages', 'features', 'api', 'domain', 'ui', 'lib', 'theme'],
  pages: ['pages', 'features', 'api', 'domain', 'ui', 'lib'],
  features: ['features', 'api', 'domain', 'ui', 'lib'],
  api: ['api', 'lib'],
  ui: ['ui', 'lib', 'theme'],
  theme: ['theme', 'lib'],
  lib: ['lib'],
  domain: ['domain'],
};
/** Features that every other feature may use. */
const SHARED_FEATURES: ReadonlySet<string | undefined> = new Set(['session', 'currency']);
/** Pure functions of lib that domain may use: one guard for objects and one format for counts serve the whole app. */
const DOMAIN_LIB: ReadonlySet<string> = new Set(['src/lib/isRecord', 'src/lib/count']);
/** The outside package that domain may use. */
const DOMAIN_PACKAGES = /^dinero\.js(\/|$)/;

const folderOf = (file: string) => file.split('/')[1] ?? '';
const featureOf = (file: string) => (file.startsWith('src/features/') ? file.split('/')[2] : undefined);
const violations = (sources: Source[], isOffence: (source: Source, target: string, typeOnly: boolean) => boolean) =>
  sources.flatMap((source) =>
    source.imports
      .filter(({ target, typeOnly }) => isOffence(source, target, typeOnly))
      .map(({ target }) => `${source.file} imports ${target}`),
  );

/** Cycles as `a → b → a`, one for each import that closes a cycle. */
function cyclesIn(dependencies: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) return void cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (done.has(node)) return;
    for (const next of dependencies.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of dependencies.keys()) visit(node, []);
  return cycles;
}

describe('directions of imports', () => {
  it('the check recognizes a cycle', () => {
    const to = (...targets: string[]) => new Set(targets);
    const acyclic = new Map([
      ['a', to('b', 'c')],
      ['b', to('c')],
    ]);
    expect(cyclesIn(acyclic)).toEqual([]);
    expect(cyclesIn(new Map([...acyclic, ['c', to('d')], ['d', to('b')]]))).toEqual(['b → c → d → b']);
  });

  it('the check finds source files', () => {
    expect(src.length).toBeGreaterThan(50);
    expect(mocks.length).toBeGreaterThan(20);
    expect(src.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
  });

  it('each folder of src has a rule', () => {
    const folders = new Set(
      src
        .map(({ file }) => file.split('/'))
        .filter((parts) => parts.length > 2)
        .map((parts) => parts[1] ?? ''),
    );
    expect([...folders].filter((folder) => !(folder in ALLOWED))).toEqual([]);
  });

  it('app → pages → features → api, domain, ui, lib, and never back', () => {
    const wrong = violations(src, ({ file }, target, typeOnly) => {
      if (!target.startsWith('src/') || !file.includes('/', 4)) return false;
      if (folderOf(file) === 'domain' && ((typeOnly && target === 'src/api/types') || DOMAIN_LIB.has(target)))
        return false;
      return !(ALLOWED[folderOf(file)] ?? []).includes(folderOf(target));
    });
    expect(wrong).toEqual([]);
  });

  it('features import no other feature but session and currency', () => {
    const wrong = violations(src, ({ file }, target) => {
      const [own, other] = [featureOf(file), featureOf(target)];
      return own !== undefined && other !== undefined && own !== other && !SHARED_FEATURES.has(other);
    });
    expect(wrong).toEqual([]);
  });

  it('session and currency import no feature', () => {
    const wrong = violations(
      src,
      ({ file }, target) =>
        SHARED_FEATURES.has(featureOf(file)) &&
        featureOf(target) !== undefined &&
        featureOf(target) !== featureOf(file),
    );
    expect(wrong).toEqual([]);
  });

  it('domain is pure: no React, no I/O, and no package but dinero.js', () => {
    const wrong = violations(
      src,
      ({ file }, target) => folderOf(file) === 'domain' && !target.startsWith('src/') && !DOMAIN_PACKAGES.test(target),
    );
    expect(wrong).toEqual([]);
  });

  it('src reaches mocks only through app/startMockServer.ts, and there only dynamically', () => {
    const found = src.flatMap(({ file, imports }) =>
      imports.filter(({ target }) => target.startsWith('mocks/')).map(({ dynamic }) => ({ file, dynamic })),
    );
    expect(found).toEqual([{ file: 'src/app/startMockServer.ts', dynamic: true }]);
  });

  it('mocks import from src only generated types', () => {
    const wrong = violations(
      mocks,
      (_, target, typeOnly) => target.startsWith('src/') && !(typeOnly && target.startsWith('src/api/generated/')),
    );
    expect(wrong).toEqual([]);
  });

  it('folders of mocks import each other in one direction only', () => {
    const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
    const dependencies = new Map<string, Set<string>>();
    for (const { file, imports } of mocks) {
      const used = dependencies.get(folder(file)) ?? new Set();
      dependencies.set(folder(file), used);
      for (const { target } of imports) {
        if (target.startsWith('mocks/') && folder(target) !== folder(file)) used.add(folder(target));
      }
    }
    expect(dependencies.get('mocks/server'), 'imports are found').toContain('mocks/db');
    expect(cyclesIn(dependencies)).toEqual([]);
  });

  it('the two implementations of the rules do not import each other', () => {
    const wrong = violations(
      [...src, ...mocks],
      ({ file }, target) =>
        (file.startsWith('mocks/rules/') && target.startsWith('src/domain')) ||
        (file.startsWith('src/domain/') && target.startsWith('mocks/')),
    );
    expect(wrong).toEqual([]);
  });

  it('a wrapped library is imported only by its wrapper', () => {
    const onlyImporters: Record<string, RegExp> = {
      '@msw/data': /^mocks\/db\/collection\.ts$/,
      'dinero.js': /^src\/domain\/money\.ts$/,
      'openapi-fetch': /^src\/api\/client\.ts$/,
    };
    // includes subpaths such as dinero.js/bigint
    const onlyImporterOf = (target: string) =>
      Object.entries(onlyImporters).find(([name]) => target === name || target.startsWith(`${name}/`))?.[1];
    const wrong = violations([...src, ...mocks], ({ file }, target) => onlyImporterOf(target)?.test(file) === false);
    expect(wrong).toEqual([]);
    const importers = [...src, ...mocks].filter(({ imports }) => imports.some(({ target }) => onlyImporterOf(target)));
    expect(importers.length, 'each library is imported by its file').toBe(Object.keys(onlyImporters).length);
  });
});

/** Modules and packages that the files load with them, by their static imports. */
function loadedWith(...files: string[]): Set<string> {
  const byName = new Map(src.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));
  const loaded = new Set<string>();
  const visit = (target: string) => {
    if (loaded.has(target)) return;
    loaded.add(target);
    for (const one of byName.get(target)?.imports ?? []) {
      if (!one.typeOnly && !one.dynamic) visit(one.target);
    }
  };
  files.forEach(visit);
  return loaded;
}

describe('the home page', () => {
  const PAYS = /^(src\/features\/(payments|checkout)\/|src\/pages\/checkout\/|@?paypal|@?square)/;
  /** A context without code, an id, and what the checkout’s loaders request. */
  const ALLOWED_AT_HOME = /\/(PurchaseContext|sandbox|checkoutQueries|\w+\.loader)$/;
  const code = (...files: string[]) =>
    [...loadedWith(...files)].filter((target) => PAYS.test(target) && !ALLOWED_AT_HOME.test(target));

  it('loads no code that pays, no pay screen and no payment SDK', () => {
    expect(code('src/main', 'src/pages/storefront/HomePage')).toEqual([]);
  });

  it('the check finds such code where it is', () => {
    const found = code('src/main', 'src/pages/checkout/CheckoutPage');
    expect(found).toContain('src/features/payments/squareCard');
    expect(found.length).toBeGreaterThan(20);
  });
});
