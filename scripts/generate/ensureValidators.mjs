// The mock server's route table and validators are generated and not checked in: they are half a megabyte.
// Whatever runs the mock server calls this first; it does nothing as long as they are current.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const output = path.join(root, 'mocks/generated/contract.js');
/** A change of any of these makes the output stale. */
const INPUTS = [
  'openapi.yaml',
  'scripts/generate/contract.mjs',
  'scripts/generate/validators.mjs',
  'node_modules/ajv/package.json',
];

/**
 * Writes mocks/generated/contract.js if it is missing or stale.
 * @throws Error that lists the contract's faults, if nothing can be generated from it
 */
export async function ensureValidators() {
  const hash = createHash('sha256');
  for (const input of INPUTS) hash.update(readFileSync(path.join(root, input)));
  const stamp = `// Inputs: ${hash.digest('hex')}\n`;
  if (existsSync(output) && readFileSync(output, 'utf8').startsWith(stamp)) return;
  const code = await generate();
  // Renamed into place, so that a process that starts at the same time never reads half a file.
  const temporary = `${output}.${process.pid}`;
  writeFileSync(temporary, stamp + code);
  renameSync(temporary, output);
}

async function generate() {
  // Imported only here: most calls find the file current.
  const { readContract } = await import('./contract.mjs');
  try {
    const { serverContractCode } = await import('./validators.mjs');
    return serverContractCode(readContract(path.join(root, 'openapi.yaml')));
  } catch (error) {
    const { contractErrors } = await import('./contractErrors.mjs');
    const faults = contractErrors(root, error);
    if (faults === null) throw error;
    throw new Error(`openapi.yaml has a fault, so the mock server's validators cannot be generated.\n${faults}`, {
      cause: error,
    });
  }
}
