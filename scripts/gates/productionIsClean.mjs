// The production build holds no byte of the mock server: none of its modules, no MSW, none of its words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, dist, root, textOf } from './bundle.mjs';

const contractHash = /CONTRACT_HASH = '(\w+)'/.exec(
  readFileSync(path.join(root, 'mocks/generated/contract.js'), 'utf8'),
)?.[1];
/** Words that stand in mocks/ or in its libraries, and nowhere in src. */
const FOREIGN = [
  contractHash,
  'carton-demo',
  'Sam Silver',
  'silver@example.com',
  'JBL Flip 6',
  'mockServiceWorker',
  'mock-worker',
  'setupWorker',
  'must have required property',
];

const files = builtFiles();
const texts = files.filter((file) => /\.(js|css|html|json)$/.test(file));
const words = texts.flatMap((file) =>
  FOREIGN.filter((word) => textOf(file).includes(word)).map((word) => `${file} holds "${word}"`),
);
const modules = Object.keys(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))).filter((key) =>
  /^(mocks\/|.*startMockServer)/.test(key),
);
const workers = files.filter(
  (file) => /(^|\/)(mockServiceWorker|mock-worker)\.js$/.test(file) || file.startsWith('__mock__'),
);

const found = [
  ...words,
  ...modules.map((key) => `the build has a chunk of ${key}`),
  ...workers.map((file) => `the build holds ${file}`),
];
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}
console.log(`${texts.length} files searched for ${FOREIGN.length} words: nothing of the mock server in them.`);
