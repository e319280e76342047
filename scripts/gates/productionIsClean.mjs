// Fails if the production build contains anything of the mock server: a module, MSW, or text that only mocks/ has.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from '../generate/contract.mjs';
import { builtFiles, dist, root, textOf } from './bundle.mjs';

/** Text that is in mocks/ or in its libraries, and nowhere in src. */
const MOCK_TEXTS = [
  readContract(path.join(root, 'openapi.yaml')).hash,
  'carton-demo',
  'Sam Silver',
  'silver@example.com',
  'JBL Flip 6',
  'mockServiceWorker',
  'mock-worker',
  'mock provider',
  'setupWorker',
  'must have required property',
];

const files = builtFiles();
const texts = files.filter((file) => /\.(js|css|html|json)$/.test(file));
const found = texts.flatMap((file) =>
  MOCK_TEXTS.filter((text) => textOf(file).includes(text)).map((text) => `${file} contains "${text}"`),
);
const modules = Object.keys(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))).filter((key) =>
  /^(mocks\/|.*startMockServer)/.test(key),
);
const workers = files.filter(
  (file) => /(^|\/)(mockServiceWorker|mock-worker)\.js$/.test(file) || /^__(backend|mock__)/.test(file),
);

const faults = [
  ...found,
  ...modules.map((key) => `the build has a chunk for ${key}`),
  ...workers.map((file) => `the build contains ${file}`),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`Searched ${texts.length} files for ${MOCK_TEXTS.length} texts of the mock server: none found.`);
