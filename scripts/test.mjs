// `npm test`: every gate, then one line `N passed, N failed`. `npm run check` (--fast): those of the edit loop.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');
const fast = process.argv.includes('--fast');
const bin = (file) => path.join(root, 'node_modules', file);

/** A gate that passes or fails as one. */
const tool = (name, file, ...args) => ({
  name,
  command: [bin(file), ...args],
  count: (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }),
});
const script = (name, file, ...args) => ({ ...tool(name, '', ...args), command: [path.join(root, file), ...args] });

const vitest = (name, ...projects) => {
  const file = path.join(reports, `${name}.json`);
  return {
    name,
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      // of two cores it would leave one idle
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

const gates = [
  script('generated code is current', 'scripts/generate.mjs', '--check'),
  script('illustrations are current', 'scripts/illustrations/render.mjs', '--check'),
  tool('contract lint', '@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml'),
  tool('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  tool('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  tool('types', 'typescript-native/bin/tsc', '-p', 'tsconfig.json'),
  tool('unused files and exports', 'knip/bin/knip.js', '--no-progress'),
  vitest('unit', 'unit', 'component'),
  ...(fast
    ? []
    : [
        tool('production build', 'vite/bin/vite.js', 'build', '--logLevel', 'warn'),
        script('production holds no mock server', 'scripts/gates/productionIsClean.mjs'),
        script('byte budgets', 'scripts/gates/budgets.mjs'),
        tool(
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
        vitest('stories', 'stories'),
        journeys,
      ]),
];

rmSync(reports, { recursive: true, force: true }); // a gate that dies must not be counted by its last report
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const broken = [];
for (const gate of gates) {
  const started = performance.now();
  console.log(`\n— ${gate.name}`);
  const code = await run(gate.command, gate.env);
  const { passed, failed } = counted(gate, code);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(gate.name);
  console.log(
    `  ${gate.name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function counted(gate, code) {
  try {
    return gate.count(code);
  } catch {
    return { passed: 0, failed: 1 }; // it died before it could report
  }
}

function run([file, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
