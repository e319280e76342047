import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { root } from './sources';

const REGISTER = 'docs/rules.md';
const CASES = 'tests/data/pricing-cases.json';
/** A decision, a numbered requirement, a section of a brief, or a worked case. */
const CODE = /\b(?:D-\d{2,}|S[12]-\d+(?:\.\d+)?-\d+|S[12] \d+(?:\.\d+)?|PC-\d+)\b/g;
const SKIPPED = /^(node_modules|\.git|dist.*|public|generated)$/;
const TEXT = /\.(tsx?|m?js|mts|css|mdx?|ya?ml|json|html)$/;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : TEXT.test(file) && entry.name !== 'package-lock.json' ? [file] : [];
  });
}

/** Each occurrence of a code outside the register, with file and line. */
const uses = filesBelow('.')
  .filter((file) => file !== REGISTER && file !== CASES)
  .flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (line.match(CODE) ?? []).map((code) => ({ code, place: `${file}:${index + 1}` }))),
  );
const decisionsOfCases = read(CASES).match(/\bD-\d+\b/g) ?? [];

/** The entries of the register: `- **D-97** …`, then `Enforced in` with paths and operations in backticks. */
const entries = read(REGISTER)
  .split('\n')
  .flatMap((line, index, lines) => {
    const code = /^- \*\*([A-Z]\S*\d(?: [\d.]+)?)\*\* /.exec(line)?.[1];
    if (code === undefined) return [];
    const enforced = /^ +Enforced in (.*)\.$/.exec(lines[index + 1] ?? '')?.[1] ?? '';
    const targets = [...enforced.matchAll(/`([^`]+)`/g)].map(([, target]) => target ?? '');
    return [{ code, place: `${REGISTER}:${index + 1}`, targets }];
  });

const documents = filesBelow('.').filter((file) => file.endsWith('.md'));
/** Each match of a pattern's group in the documents, with file and line. */
const inDocuments = (pattern: RegExp) =>
  documents.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([, target = '']) => ({ target, file, place: `${file}:${index + 1}` })),
      ),
  );

describe('the documents', () => {
  it('name only files that exist', () => {
    // A name with a placeholder such as `<tag>` or `*` is skipped.
    const named = inDocuments(/`((?:src|mocks|tests|scripts|docs|vite|public|\.storybook)\/[\w./-]+)`/g);
    expect(named.length).toBeGreaterThan(50);
    const gone = named
      .filter(({ target, file }) => file !== REGISTER && !existsSync(path.join(root, target)))
      .map(({ target, place }) => `${place} names ${target}, which does not exist`);
    expect(gone).toEqual([]);
  });

  it('link only to files that exist', () => {
    const links = inDocuments(/\]\((?!https:)([^)#]+)/g);
    expect(links.length).toBeGreaterThan(10);
    const dead = links
      .filter(({ target, file }) => !existsSync(path.join(root, path.dirname(file), target)))
      .map(({ target, place }) => `${place} links to ${target}, which does not exist`);
    expect(dead).toEqual([]);
  });

  it('name only npm scripts that exist, and README.md lists all of them', () => {
    const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
    const named = inDocuments(/\bnpm run ([\w:-]+)/g);
    expect(named.filter(({ target }) => !(target in scripts))).toEqual([]);
    const hooks = new Set(Object.keys(scripts).map((name) => `pre${name}`));
    const readme = read('README.md');
    const missing = Object.keys(scripts).filter(
      (name) => !hooks.has(name) && !new RegExp(`^\\| \`npm (run )?${name}\``, 'm').test(readme),
    );
    expect(missing).toEqual([]);
  });
});

describe('the register of rules', () => {
  it('lists every code that a file uses', () => {
    const listed = new Set(entries.map(({ code }) => code));
    const missing = uses
      .filter(({ code }) => !code.startsWith('PC-') && !listed.has(code))
      .map(({ code, place }) => `${place} uses ${code}: add it to ${REGISTER}`);
    expect(missing).toEqual([]);
    expect(decisionsOfCases.filter((code) => !listed.has(code))).toEqual([]);
  });

  it('lists no code that nothing uses', () => {
    const used = new Set([...uses.map(({ code }) => code), ...decisionsOfCases]);
    const unused = entries
      .filter(({ code }) => !used.has(code))
      .map(({ code, place }) => `${place}: nothing uses ${code}, remove the entry`);
    expect(unused).toEqual([]);
  });

  it('lists each code once', () => {
    const codes = entries.map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('says where each rule is enforced, and every path and operation exists', () => {
    const wrong = entries.flatMap(({ code, place, targets }) =>
      targets.length === 0
        ? [`${place}: ${code} lacks its "Enforced in" line`]
        : targets
            .filter((target) => !(target in OPERATIONS) && !existsSync(path.join(root, target)))
            .map((target) => `${place}: ${code} names ${target}, which is no operation and no path`),
    );
    expect(wrong).toEqual([]);
  });

  it('cites only worked cases that exist', () => {
    const cases = new Set(read(CASES).match(/\bPC-\d+\b/g));
    const unknown = uses
      .filter(({ code }) => code.startsWith('PC-') && !cases.has(code))
      .map(({ code, place }) => `${place} cites ${code}, which ${CASES} does not hold`);
    expect(unknown).toEqual([]);
  });
});
