// Runs chaotic purchases against the mock server in this process: `npm run chaos -- --count 10000 --seed 7`. Without a seed
// it takes a new one and prints it, so that a failing run can be repeated.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { count, seed } = readOptions();
console.log(`${count} purchases, seed ${seed}`);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'unit', 'src/features/payments/chaos.test.ts', '--testTimeout=0'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHAOS_COUNT: count, CHAOS_SEED: seed } },
);
if (status !== 0) console.log(`Repeat it with: npm run chaos -- --count ${count} --seed ${seed}`);
process.exit(status ?? 1);

/** Exits with one sentence about an option that is unknown or no number: without purchases the run would pass. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '1000' },
        seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 2 ** 31)) },
      },
    });
    const wrong = Object.entries(values).find(([, text]) => !/^[1-9]\d*$/.test(text));
    if (!wrong) return values;
    console.error(`--${wrong[0]} takes a whole number from 1 on, not "${wrong[1]}".`);
  } catch (error) {
    console.error(`${error.message.split(/\.\s/)[0]}. Usage: npm run chaos -- --count 10000 --seed 7`);
  }
  process.exit(1);
}
