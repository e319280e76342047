// `npm run bench:prism-proxy` is a second opinion on the contract. The conformance suite's calls go to the mock server through
// Prism, an independent validating proxy. A violation that Prism reports for a call that is meant to be valid is a fault of
// the contract, of the server or of our own validators.
import { freePort, runProgram, PRISM, programOf, startServer } from './tools.mjs';
import { recordCalls } from './recorder.mjs';

const MAX_LISTED = 20;

/**
 * Responses to requests that may be invalid on purpose. The contract documents 405 once for all paths; Prism matches it with
 * another path's template.
 */
const REFUSALS = new Set([400, 401, 404, 405]);

/**
 * Parts of the titles of checks that fail behind any validating proxy: Prism itself responds to broken JSON, and the server's
 * origin is not the caller's. An entry that matches no title is reported as a fault.
 */
const FAIL_BEHIND_A_PROXY = [
  'the token is checked before the rest of the request',
  'a missing body, invalid JSON',
  'an approval page on https',
];

/** Violations of a schema that a description in the contract allows. */
const ALLOWED_BY_DESCRIPTION = [
  // Spaces around an email address are ignored; `format: email` applies to the rest (Email, D-145).
  /^request\.body\.email .* must match format "email"$/,
];

const [mockPort, prismPort] = [await freePort(), await freePort()];
const [mockUrl, prismUrl] = [mockPort, prismPort].map((port) => `http://127.0.0.1:${port}`);
const started = [];
let banner = '';
try {
  console.log(`Fetching ${PRISM} …`);
  const mockArgs = ['scripts/mock-server.mjs', '--port', String(mockPort)];
  started.push(await startServer('mock-server', mockArgs, `${mockUrl}/api/categories`, (text) => (banner += text)));
  const args = ['proxy', 'openapi.yaml', mockUrl, '--host', '127.0.0.1', '--port', String(prismPort), '--cors=false'];
  started.push(await startServer('prism', [programOf(PRISM, 'prism'), ...args], `${prismUrl}/api/categories`));
  const recorder = await recordCalls(prismUrl);
  started.push({ stop: recorder.close });

  const suite = await runSuite(recorder.url);
  report(recorder.calls, suite);
} finally {
  await Promise.all(started.map(({ stop }) => stop()));
}

/** Runs the conformance suite with the accounts that the server prints when it starts. */
async function runSuite(url) {
  const settings = Object.fromEntries(
    [...banner.matchAll(/(CONFORMANCE_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  // Prism handles preflight requests itself, or not at all.
  delete settings.CONFORMANCE_ORIGIN;
  const suite = 'tests/conformance/conformance.test.ts';
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json', suite];
  const { text } = await runProgram(args, { ...settings, CONFORMANCE_URL: url });
  return JSON.parse(text.slice(text.indexOf('{')));
}

function listed(lines, max = MAX_LISTED) {
  const more = lines.length > max ? [`and ${lines.length - max} more`] : [];
  return [...lines.slice(0, max), ...more].map((line) => `  ${line}`).join('\n');
}

function report(calls, { numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const found = calls.flatMap(({ method, address, status, violations }) =>
    violations
      .filter(({ location }) => !REFUSALS.has(status) || (location[0] === 'response' && status !== 405))
      .map(({ location, message }) => ({
        call: `${method} ${address.split('?')[0]} ${status}`,
        text: `${location.join('.')} ${message}`,
      })),
  );
  const isAllowed = ({ text }) => ALLOWED_BY_DESCRIPTION.some((pattern) => pattern.test(text));
  const allowed = found.filter(isAllowed);
  const faults = found.filter((violation) => !isAllowed(violation)).map(({ call, text }) => `${call}: ${text}`);
  const refused = calls.filter(({ status, violations }) => violations.length > 0 && REFUSALS.has(status)).length;
  const checks = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = checks
    .filter((result) => result.status === 'failed')
    .map(({ title }) => title)
    .filter((title) => !FAIL_BEHIND_A_PROXY.some((part) => title.includes(part)));
  const unknown = FAIL_BEHIND_A_PROXY.filter((part) => !checks.some(({ title }) => title.includes(part)));
  console.log(`
${calls.length} calls went through ${PRISM}; ${calls.filter(({ status }) => status < 300).length} of them succeeded.
Conformance suite: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped. Failures not caused by the proxy: ${failed.length}.
${listed(failed)}
${refused} calls that got 400, 401, 404 or 405 were invalid for Prism too.
${allowed.length} violations are allowed by a description in the contract (${[...new Set(allowed.map(({ call }) => call))].join(', ')}).
${new Set(faults).size} kinds of violations in calls that were meant to be valid.
${listed([...new Set(faults)], faults.length)}`);
  for (const part of unknown) console.log(`No check of the conformance suite has the title "${part}".`);
  process.exitCode = calls.length === 0 || failed.length + faults.length + unknown.length > 0 ? 1 : 0;
}
