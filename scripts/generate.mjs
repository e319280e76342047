// `npm run gen`: writes everything that is generated from openapi.yaml. The app's types and operation table, and the
// types of the mock server's contract, are checked in; its route table and validators are not.
// `--check` writes none of the files that are checked in, and fails if one is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract } from './generate/contract.mjs';
import { contractErrors } from './generate/contractErrors.mjs';
import { ensureValidators } from './generate/ensureValidators.mjs';
import { operationTable } from './generate/operations.mjs';
import { schemaTypes } from './generate/types.mjs';
import { serverContractTypes } from './generate/validators.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

const files = await checkedInFiles().catch((error) => {
  const faults = contractErrors(root, error);
  if (faults === null) throw error;
  console.error(`Nothing was generated: openapi.yaml has a fault.\n${faults}`);
  process.exit(1);
});
const stale = Object.entries(files).filter(([file, text]) => {
  const at = path.join(root, file);
  return !existsSync(at) || readFileSync(at, 'utf8') !== text;
});

if (check && stale.length > 0) {
  console.error(`Stale: ${stale.map(([file]) => file).join(', ')}. Run npm run gen.`);
  process.exit(1);
}
for (const [file, text] of stale) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`Wrote ${file} (${Math.ceil(text.length / 1024)} KB)`);
}
await ensureValidators();
if (stale.length === 0) console.log('Generated code is current.');

async function checkedInFiles() {
  const contract = readContract(path.join(root, 'openapi.yaml'));
  return {
    'src/api/generated/schema.ts': await schemaTypes(contract),
    'src/api/generated/operations.ts': operationTable(contract),
    'mocks/generated/contract.d.ts': serverContractTypes(contract),
  };
}
