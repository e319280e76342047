import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourcesBelow } from './sources';

/** Folders with source files. */
const FOLDERS = ['src', 'mocks', 'tests', 'scripts', 'docs', 'public', '.storybook'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
);

/** Groups of two or more files that have the same key. */
function clashes(list: string[], keyOf: (file: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of list) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups.values()].filter((group) => group.length > 1);
}

describe('on a disk that ignores case, as on macOS and Windows', () => {
  it('no two files are the same', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(clashes(files, (file) => file.toLowerCase())).toEqual([]);
  });

  it('no import without an extension matches two modules: ./SessionContext would find sessionContext.ts', () => {
    const modules = files.filter((file) => /\.(tsx?|mts|mjs|js)$/.test(file) && !file.endsWith('.d.ts'));
    expect(clashes(modules, (file) => file.toLowerCase().replace(/\.\w+$/, ''))).toEqual([]);
  });
});

describe('on a disk that respects case, as on Linux', () => {
  it('each import has the exact case of its file', () => {
    const known = new Set(files.flatMap((file) => [file, file.replace(/(\.d)?\.\w+$/, '')]));
    const wrong = ['src', 'mocks', 'tests', '.storybook'].flatMap(sourcesBelow).flatMap(({ file, imports }) =>
      imports
        .map(({ target }) => target.split('?')[0] ?? '')
        .filter((target) => FOLDERS.some((folder) => target.startsWith(`${folder}/`)) && !known.has(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('outside Linux', () => {
  it('no npm script uses shell-specific syntax', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    );
    // Variables before the command, single quotes, `;`, `$` and shell commands do not work in cmd.exe.
    const shell = /^\w+=|['$;`]|(^|&& )(rm|cp|mv|mkdir|cat|sh|bash|test|export) /;
    expect(Object.entries(scripts).filter(([, command]) => shell.test(command))).toEqual([]);
  });

  it('file URLs are converted with fileURLToPath, since .pathname starts with a slash before a drive letter', () => {
    const wrong = files
      .filter((file) => /\.(tsx?|mts|mjs)$/.test(file))
      .filter((file) => /import\.meta\.url\)\.pathname/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});
