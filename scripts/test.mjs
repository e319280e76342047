// `npm test`: the gates below, then one line `N passed, N failed`. `npm run check` (--fast): those of the edit loop.
// A gate that passed on the same files before is not run again, unless `--all` is given.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGateCache } from './test/gateCache.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');
const { fast, all } = readOptions();
const bin = (file) => path.join(root, 'node_modules', file);

/** A gate that passes or fails as one. */
const tool = (name, file, ...args) => ({
  name,
  command: [bin(file), ...args],
  count: (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }),
});
const script = (name, file, ...args) => ({ ...tool(name, '', ...args), command: [path.join(root, file), ...args] });

const vitest = (project) => {
  const file = path.join(reports, `${project}.json`);
  return {
    name: project,
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      // By default it leaves one core idle.
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: (code) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
      // A file that fails to load has no failed test: it counts as one.
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0),
      };
    },
  };
};

const journeys = {
  name: 'journeys',
  command: [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/journeys/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json') },
  count: (code) => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(path.join(reports, 'journeys.json'), 'utf8')).stats;
    return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) };
  },
};

/** What the shop and the tools that build it are made of; the tests beside the components are part of it. */
const SHOP = ['src', 'mocks', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'openapi.yaml'];
const BUILT = [...SHOP, 'scripts', ...readdirSync(root).filter((name) => name.startsWith('.env'))];

/** The gates of a stage run side by side; one that uses all cores has a stage of its own. */
const stages = [
  [
    // These two take one core each: each further thread works out again the types that files share.
    { ...tool('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'), env: { GOMAXPROCS: '1' } },
    tool('types', 'typescript-native/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded'),
    script('generated code is current', 'scripts/generate.mjs', '--check'),
    {
      ...script('illustrations are current', 'scripts/illustrations/render.mjs', '--check'),
      inputs: ['scripts', 'public', 'mocks'],
    },
    {
      ...tool('contract lint', '@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml'),
      inputs: ['openapi.yaml', 'redocly.yaml'],
    },
    tool('format', 'oxfmt/bin/oxfmt', '--check', '.'),
    tool('unused files and exports', 'knip/bin/knip.js', '--no-progress'),
    ...(fast
      ? []
      : [
          {
            ...tool('production build', 'vite/bin/vite.js', 'build', '--logLevel', 'warn'),
            inputs: BUILT,
            outputs: ['dist'],
          },
          {
            ...tool(
              'demo build',
              'vite/bin/vite.js',
              'build',
              '--mode',
              'demo',
              '--outDir',
              'dist-demo',
              '--logLevel',
              'warn',
            ),
            inputs: BUILT,
            outputs: ['dist-demo'],
          },
        ]),
  ],
  ...(fast
    ? []
    : [
        [
          {
            ...script('production holds no mock server', 'scripts/gates/productionIsClean.mjs'),
            inputs: [...BUILT, 'dist'],
          },
          { ...script('byte budgets', 'scripts/gates/budgets.mjs'), inputs: [...BUILT, 'dist'] },
        ],
      ]),
  [vitest('unit')],
  [vitest('component')],
  ...(fast
    ? []
    : [
        [{ ...vitest('stories'), inputs: [...SHOP, 'scripts', '.storybook', 'tests', 'vitest.config.ts'] }],
        [{ ...journeys, inputs: ['dist', 'dist-demo', 'mocks', 'src', 'scripts', 'tests', 'openapi.yaml'] }],
      ]),
];

rmSync(reports, { recursive: true, force: true }); // a gate that dies must not be counted by its last report
mkdirSync(reports, { recursive: true });
const cache = createGateCache(root);
const total = { passed: 0, failed: 0 };
const summary = [];
const started = performance.now();
for (const stage of stages) {
  const waiting = [...stage];
  const worker = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) await runGate(gate, stage.length > 1);
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, worker));
}
console.log(`\n${summary.join('\n')}\n  all gates: ${secondsSince(started)} s`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Where gates run side by side, each one's output is printed when it ends. */
async function runGate(gate, sideBySide) {
  const before = cache.passedBefore(gate);
  if (before !== undefined && !all)
    return report(gate, { passed: before, failed: 0 }, 'unchanged since it last passed');
  if (!sideBySide) console.log(`\n— ${gate.name}`);
  const gateStarted = performance.now();
  const { code, output } = await run(gate.command, gate.env, sideBySide ? 'pipe' : 'inherit');
  if (sideBySide) console.log(`\n— ${gate.name}\n${output}`.trimEnd());
  const counts = countsOf(gate, code);
  report(gate, counts, `${counts.failed === 0 ? 'ok' : 'FAILED'} in ${secondsSince(gateStarted)} s`);
  if (counts.failed === 0) cache.remember(gate, counts.passed);
}

function report({ name }, { passed, failed }, outcome) {
  total.passed += passed;
  total.failed += failed;
  summary.push(`  ${name}: ${outcome}`);
  console.log(`  ${name}: ${outcome}`);
}

function secondsSince(time) {
  return ((performance.now() - time) / 1000).toFixed(1);
}

function countsOf(gate, code) {
  try {
    return gate.count(code);
  } catch {
    return { passed: 0, failed: 1 }; // it died before it could report
  }
}

function run([file, ...args], env, output) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

function readOptions() {
  try {
    return parseArgs({ options: { fast: { type: 'boolean' }, all: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(
      `${error.message}\n\nnpm test -- [--all]\n  --all   runs every gate, also those that passed on the same files before\nnpm run check runs the quick gates only.`,
    );
    process.exit(1);
  }
}
