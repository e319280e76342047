import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface Source {
  /** Path from the repository's root, with slashes. */
  file: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** Path from the root for our own files, the package's name otherwise. */
  target: string;
  typeOnly: boolean;
  dynamic: boolean;
}

/** `import x from 'y'`, `export … from 'y'`, `import 'y'` and `import('y')`, read from the text. */
const STATEMENT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"()]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** Every source file below a folder, read from disk so that a new folder is covered the day it is made. */
export function sourcesBelow(folder: string): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, imports: [...text.matchAll(STATEMENT)].map((match) => importOf(file, match)) };
    });
}

function importOf(file: string, [, typeOnly, fixed, dynamic]: RegExpExecArray): Import {
  return {
    target: resolve(file, fixed ?? dynamic ?? ''),
    typeOnly: typeOnly !== undefined,
    dynamic: dynamic !== undefined,
  };
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('@mocks/')) return `mocks/${specifier.slice(7)}`;
  if (specifier.startsWith('@tests/')) return `tests/${specifier.slice(7)}`;
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  return specifier;
}

export const isTest = ({ file }: Source) => /\.(test|stories)\.tsx?$/.test(file);
