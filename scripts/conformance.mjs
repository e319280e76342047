// `npm run conformance` runs the conformance suite (tests/conformance) against the server at a URL.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SUITE = 'tests/conformance/conformance.test.ts';
/** Prices and totals, computed by hand: part of the tag `orders`. */
const WORKED_CASES = 'tests/conformance/pricingCases.test.ts';
const REPORTER = 'tests/conformance/summary.ts';

/** Environment variables, and the options that set them. */
const SETTINGS = JSON.parse(readFileSync(path.join(root, 'tests/conformance/target/settings.json'), 'utf8'));

const USAGE = `npm run conformance -- --url ADDRESS --first BUYER --second BUYER [options] [tags]

  --url ADDRESS          what comes before /api, such as https://staging.example.com
  --first, --second      email:password of two buyers; the suite empties their carts
  --clerk                email:password of a clerk; without it the back office is skipped
  --expired TOKEN        an expired token of a buyer
  --expired-clerk TOKEN  an expired token of a clerk
  --origin ORIGIN        an origin from which browsers may call, such as https://shop.example.com
  --timeout 60           seconds that one check may take
  --help                 shows this text

  Tags are those of the contract, such as cart or orders; the default is all. Options can also be set in the environment
  (CONFORMANCE_TAGS for the tags):
  ${Object.keys(SETTINGS).join(' ')}
`;

try {
  const { environment, help } = readCommand(process.argv.slice(2));
  if (help) console.log(USAGE);
  else start(environment);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws Error with one sentence about an unknown or missing option */
function readCommand(args) {
  const options = Object.fromEntries(Object.values(SETTINGS).map((name) => [name, { type: 'string' }]));
  const { values, positionals } = parsed(args, { ...options, help: { type: 'boolean' } });
  const fromOptions = Object.entries(SETTINGS).filter(([, name]) => values[name] !== undefined);
  const environment = {
    ...process.env,
    ...Object.fromEntries(fromOptions.map(([name, option]) => [name, values[option]])),
  };
  if (!values.help && !environment.CONFORMANCE_URL)
    throw new Error('--url is missing: the server to test. See npm run conformance -- --help');
  if (positionals.length > 0) environment.CONFORMANCE_TAGS = positionals.join(' ');
  checkTags(environment.CONFORMANCE_TAGS);
  return { environment, help: values.help };
}

function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's second sentence explains shell quoting.
    throw new Error(`${error.message.split(/\.\s/)[0]}. See npm run conformance -- --help`, { cause: error });
  }
}

/** @throws Error with one sentence for a tag that is not in the contract */
function checkTags(text) {
  const known = parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')).tags.map(({ name }) => name);
  const unknown = tagsIn(text).find((tag) => !known.includes(tag));
  if (unknown !== undefined) throw new Error(`The contract has no tag "${unknown}": ${known.join(', ')}.`);
}

function tagsIn(text = '') {
  return text.split(/[\s,]+/).filter(Boolean);
}

function start(env) {
  const tags = tagsIn(env.CONFORMANCE_TAGS);
  const files = tags.length === 0 || tags.includes('orders') ? [SUITE, WORKED_CASES] : [SUITE];
  // the checks compare whole lists, so the files must not run at the same time
  const options = ['--no-file-parallelism', `--reporter=${REPORTER}`];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', ...options, ...files], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}
