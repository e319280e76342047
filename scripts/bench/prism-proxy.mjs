// `npm run bench:prism-proxy`: a second opinion on the contract. The conformance suite's calls go through Prism, a validating proxy
// that others wrote, to the mock server; what Prism finds wrong in a call that the conformance suite did not mean to be wrong is
// a fault of the contract, of the server or of our own validators.
import { suiteFiles } from '../conformance/files.mjs';
import { freePort, output, PRISM, programOf, startServer } from './tools.mjs';
import { record } from './recorder.mjs';

const MOST_SHOWN = 20;

/**
 * A request that is refused so may well break the contract: the conformance suite means it to. The contract documents 405 for all
 * addresses at once; Prism takes it for an answer of the template beside the literal address.
 */
const REFUSALS = new Set([400, 401, 404, 405]);

/**
 * Parts of the titles of checks that fail behind any proxy of this kind: broken JSON is answered by Prism itself, and the
 * server's origin is not the caller's. One that no title has is told as a fault.
 */
const OF_THE_PROXY = [
  'the token is looked at before the rest of the request',
  'a body that is missing, no JSON',
  'an approval page at an https address',
];

/** What the contract says in words and cannot say in its schema. */
const IN_WORDS = [
  // Blanks around an e-mail are no part of it (Email, D-145); `format: email` holds for what is left.
  /^request\.body\.email .* must match format "email"$/,
];

const [ourPort, prismPort] = [await freePort(), await freePort()];
const [ours, prism] = [ourPort, prismPort].map((port) => `http://127.0.0.1:${port}`);
const started = [];
let banner = '';
try {
  console.log(`Getting ${PRISM} …`);
  const ourArgs = ['scripts/mock-server.mjs', '--port', String(ourPort)];
  started.push(await startServer('mock-server', ourArgs, `${ours}/api/categories`, (text) => (banner += text)));
  const args = ['proxy', 'openapi.yaml', ours, '--host', '127.0.0.1', '--port', String(prismPort), '--cors=false'];
  started.push(await startServer('prism', [programOf(PRISM, 'prism'), ...args], `${prism}/api/categories`));
  const recorder = await record(prism);
  started.push({ stop: recorder.close });

  const suite = await runSuite(recorder.url);
  report(recorder.calls, suite);
} finally {
  await Promise.all(started.map(({ stop }) => stop()));
}

/** The conformance suite, with the accounts that the server names at its start. */
async function runSuite(url) {
  const named = Object.fromEntries(
    [...banner.matchAll(/(CONFORMANCE_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  // Prism answers preflights by itself, or not at all
  delete named.CONFORMANCE_ORIGIN;
  const how = ['--project', 'unit', '--no-file-parallelism', '--reporter=json'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...how, ...suiteFiles()];
  const { text } = await output(args, { ...named, CONFORMANCE_URL: url });
  return JSON.parse(text.slice(text.indexOf('{')));
}

function shown(lines, most = MOST_SHOWN) {
  const more = lines.length > most ? [`and ${lines.length - most} more`] : [];
  return [...lines.slice(0, most), ...more].map((line) => `  ${line}`).join('\n');
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
  const inWords = ({ text }) => IN_WORDS.some((pattern) => pattern.test(text));
  const known = found.filter(inWords);
  const faults = found.filter((one) => !inWords(one)).map(({ call, text }) => `${call}: ${text}`);
  const excused = calls.filter(({ status, violations }) => violations.length > 0 && REFUSALS.has(status)).length;
  const checks = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = checks
    .filter((result) => result.status === 'failed')
    .map(({ title }) => title)
    .filter((title) => !OF_THE_PROXY.some((part) => title.includes(part)));
  const unknown = OF_THE_PROXY.filter((part) => !checks.some(({ title }) => title.includes(part)));
  console.log(`
${calls.length} calls went through ${PRISM}, ${calls.filter(({ status }) => status < 300).length} of them successes.
The conformance suite behind it: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped. Failed, but for what a proxy itself spoils: ${failed.length}.
${shown(failed)}
${excused} calls that were refused with 400, 401, 404 or 405 were wrong for Prism, too.
${known.length} calls were wrong by a schema and right by its words (${[...new Set(known.map(({ call }) => call))].join(', ')}).
${new Set(faults).size} kinds of violations in the calls that were not meant to be wrong.
${shown([...new Set(faults)], faults.length)}`);
  for (const part of unknown) console.log(`No check of the conformance suite has the title "${part}".`);
  process.exitCode = calls.length === 0 || failed.length + faults.length + unknown.length > 0 ? 1 : 0;
}
