// Writes everything that comes from openapi.yaml: the app's types and operation table, and the
// mock server's route table and validators. `--check` writes nothing and fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract } from './generate/contract.mjs';
import { contractFaults } from './generate/contractFaults.mjs';
import { schemaTypes } from './generate/types.mjs';
import { operationTable } from './generate/operations.mjs';
import { serverContract } from './generate/validators.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

const files = await generated().catch((error) => {
  const faults = contractFaults(root, error);
  if (faults === null) throw error;
  console.error(`Nothing is generated: the contract has a fault.\n${faults}`);
  process.exit(1);
});

const stale = Object.entries(files).filter(([file, text]) => {
  const at = path.join(root, file);
  return !existsSync(at) || readFileSync(at, 'utf8') !== text;
});

if (check) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([file]) => file).join(', ')}. Run npm run gen.`);
    process.exit(1);
  }
} else {
  for (const [file, text] of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file} (${Math.ceil(text.length / 1024)} KB)`);
  }
  if (stale.length === 0) console.log('Generated code is current.');
}

async function generated() {
  const contract = readContract(path.join(root, 'openapi.yaml'));
  const server = serverContract(contract);
  return {
    'src/api/generated/schema.ts': await schemaTypes(contract),
    'src/api/generated/operations.ts': operationTable(contract),
    'mocks/generated/contract.js': server.code,
    'mocks/generated/contract.d.ts': server.types,
  };
}
