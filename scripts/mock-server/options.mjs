import path from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm run mock-server -- [options]

  --port 4010         port on 127.0.0.1; 0 takes any free one
  --scenario default  the data to start with
  --seed 1            whole number that varies what a scenario generates
  --persist FILE      keeps the state in a file; without it the state ends with the server
  --import FILE       starts in a state that was exported from a server of the same scenario and seed
  --export FILE       writes the state when the server stops, for --import
  --latency 200       milliseconds before each response
  --help              shows this text
`;

const NAMES = {
  port: { type: 'string', default: '4010' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string', default: '1' },
  persist: { type: 'string' },
  import: { type: 'string' },
  export: { type: 'string' },
  latency: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
};

/**
 * Reads the command line.
 * @throws Error with one sentence about an unknown or invalid option
 */
export function readOptions(args) {
  const { port, scenario, seed, latency, help, ...named } = parsed(args);
  return {
    help,
    port: wholeNumber('port', port, 65_535),
    scenario,
    seedNumber: wholeNumber('seed', seed, Number.MAX_SAFE_INTEGER),
    latencyMs: wholeNumber('latency', latency, 600_000),
    ...Object.fromEntries(Object.entries(named).map(([name, file]) => [name, fileAt(name, file)])),
  };
}

/** npm runs scripts in the package's folder; a file is relative to the folder in which npm was started. */
function fileAt(name, file) {
  if (file === '') throw new Error(`--${name} takes the name of a file.`);
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function parsed(args) {
  try {
    return parseArgs({ args, options: NAMES }).values;
  } catch (error) {
    // Node's second sentence explains shell quoting.
    throw new Error(`${error.message.split(/\.\s/)[0]}. See npm run mock-server -- --help`, { cause: error });
  }
}

function wholeNumber(name, text, most) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Error(`--${name} takes a whole number from 0 to ${most}, not "${text}".`);
}
