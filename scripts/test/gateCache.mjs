// Remembers which gates passed on which files. A gate whose inputs have not changed since it passed is not run again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NOT_INPUTS = new Set(['.git', 'node_modules', 'test-results', 'coverage', 'playwright-report', '.DS_Store']);

/** Paths of all files at or below `start`, relative to `root`. A path that does not exist has none. */
function filesIn(root, start) {
  const stats = statSync(path.join(root, start), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [start];
  return readdirSync(path.join(root, start))
    .filter((name) => !NOT_INPUTS.has(name))
    .toSorted()
    .flatMap((name) => filesIn(root, path.join(start, name)));
}

/**
 * The cache is a file below `node_modules/.cache`, which a new installation removes. A gate names its `inputs` and `outputs`
 * (files or folders); without `inputs` it depends on every file except builds.
 */
export function createGateCache(root) {
  const store = path.join(root, 'node_modules', '.cache', 'carton', 'gates.json');
  const hashes = new Map();
  const hashOf = (file) => {
    let hash = hashes.get(file);
    if (hash === undefined) {
      hash = createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex');
      hashes.set(file, hash);
    }
    return hash;
  };
  const allPaths = () => readdirSync(root).filter((name) => !NOT_INPUTS.has(name) && !name.startsWith('dist'));
  const keyOf = ({ command, inputs, outputs = [] }) => {
    for (const file of hashes.keys()) if (file.startsWith('dist')) hashes.delete(file); // a gate has just built it
    const paths = inputs ? [...inputs, 'package.json', 'package-lock.json', 'scripts/test.mjs'] : allPaths();
    const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
    const key = createHash('sha256').update(JSON.stringify([process.version, process.platform, command, variables]));
    for (const file of [...paths, ...outputs].flatMap((start) => filesIn(root, start)))
      key.update(`${file} ${hashOf(file)}\n`);
    return key.digest('hex');
  };
  const read = () => {
    try {
      return JSON.parse(readFileSync(store, 'utf8'));
    } catch {
      return {};
    }
  };

  return {
    /** How many tests the gate passed on these files; undefined when it has to run. */
    passedBefore(gate) {
      const known = read()[gate.name];
      return known && known.key === keyOf(gate) ? known.passed : undefined;
    },
    remember(gate, passed) {
      mkdirSync(path.dirname(store), { recursive: true });
      writeFileSync(store, JSON.stringify({ ...read(), [gate.name]: { key: keyOf(gate), passed } }));
    },
  };
}
