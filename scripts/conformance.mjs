// `npm run conformance`: puts the conformance suite of tests/conformance to a server at an address.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { suiteFiles, root } from './conformance/files.mjs';

/** Names in the environment, and their options. */
const SETTINGS = JSON.parse(readFileSync(path.join(root, 'tests/conformance/target/settings.json'), 'utf8'));

const USAGE = `npm run conformance -- --url ADDRESS --first BUYER --second BUYER [options] [tags]

  --url ADDRESS          what comes before /api, such as https://staging.example.com
  --first, --second      e-mail:password of two buyers, who lose what is in their carts
  --clerk                e-mail:password of a clerk; without one the back office is skipped
  --expired TOKEN        a buyer's token that was valid once
  --expired-clerk TOKEN  a clerk's
  --origin ORIGIN        where browsers may call from, such as https://shop.example.com
  --timeout 60           seconds that one check may take
  --help                 this list

  Tags are the contract's, such as cart or orders; none is all of them. Each option may be set in the environment instead:
  ${Object.keys(SETTINGS).join(' ')}
`;

try {
  const { environment, tags, help } = readCommand(process.argv.slice(2));
  if (help) console.log(USAGE);
  else start(environment, suiteFiles(tags));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws Error with one sentence for anything that is not understood */
function readCommand(args) {
  const options = Object.fromEntries(Object.values(SETTINGS).map((name) => [name, { type: 'string' }]));
  const { values, positionals } = parsed(args, { ...options, help: { type: 'boolean' } });
  const given = Object.entries(SETTINGS).filter(([, name]) => values[name] !== undefined);
  const environment = { ...process.env, ...Object.fromEntries(given.map(([name, option]) => [name, values[option]])) };
  if (!values.help && !environment.CONFORMANCE_URL)
    throw new Error('Say with --url which server is tested. See npm run conformance -- --help');
  return { environment, tags: positionals, help: values.help };
}

function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's second sentence explains how to write a shell command
    throw new Error(`${error.message.split(/\.\s/)[0]}. See npm run conformance -- --help`, { cause: error });
  }
}

/** One file after another: some checks compare a whole list before and after. */
function start(env, files) {
  const how = ['--project', 'unit', '--no-file-parallelism'];
  const reporters = ['--reporter=default', '--reporter=tests/conformance/summary.ts'];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...how, ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}
