// Runs chaotic purchases against the mock server in this process: `npm run chaos -- --count 10000 --seed 7`. Without a seed
// it takes a new one and prints it, so that a failing run can be repeated.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = values.count ?? '1000';
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`${count} purchases, seed ${seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'unit', 'src/features/payments/chaos.test.ts', '--testTimeout=0'],
  {
    stdio: 'inherit',
    env: { ...process.env, CHAOS_COUNT: count, CHAOS_SEED: seed },
  },
);
if (status !== 0) console.log(`Repeat it with: npm run chaos -- --count ${count} --seed ${seed}`);
process.exit(status ?? 1);
