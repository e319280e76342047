import path from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm run mock-server -- [options]

  --port 4010         port on 127.0.0.1; 0 chooses a free one
  --scenario default  which set of data to start with
  --seed 1            integer; the same number generates the same data
  --persist FILE      saves the state in a file; without it the state is lost on exit
  --import FILE       starts with a state exported from a server with the same scenario and seed
  --export FILE       writes the state on exit, for --import
  --latency 200       milliseconds before each response
  --help              prints this list

To respond like another backend that keeps the contract:

  --no-paging         lists ignore paging, sorting and filters: always the whole list
  --extra-fields      every object carries a field that the contract does not know
  --images URL        pictures and videos have addresses that begin with this one
  --no-content        calls whose success needs no body return 204
  --scenario other-categories
`;

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  scenario: { type: 'string', default: 'default' },
  seed: { type: 'string', default: '1' },
  persist: { type: 'string' },
  import: { type: 'string' },
  export: { type: 'string' },
  latency: { type: 'string', default: '0' },
  'no-paging': { type: 'boolean', default: false },
  'extra-fields': { type: 'boolean', default: false },
  images: { type: 'string' },
  'no-content': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/**
 * Reads the command line.
 * @throws Error with one sentence for an invalid option
 */
export function readOptions(args) {
  const { port, scenario, seed, latency, help, images, ...others } = parsed(args);
  const { 'no-paging': noPaging, 'extra-fields': extraFields, 'no-content': noContent, ...named } = others;
  return {
    help,
    variant: { noPaging, extraFields, noContent, ...(images !== undefined && { images: folderAddress(images) }) },
    port: wholeNumber('port', port, 65_535),
    scenario,
    seedNumber: wholeNumber('seed', seed, Number.MAX_SAFE_INTEGER),
    latencyMs: wholeNumber('latency', latency, 600_000),
    ...Object.fromEntries(Object.entries(named).map(([name, file]) => [name, resolveFile(name, file)])),
  };
}

/** The address of a folder, with a trailing slash. */
function folderAddress(text) {
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`--images takes an address, not "${text}".`);
  return text.endsWith('/') ? text : `${text}/`;
}

/** Resolves a file name from the folder in which npm was called; npm itself runs scripts in the package's folder. */
function resolveFile(name, file) {
  if (file === '') throw new Error(`--${name} needs a file name.`);
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // without Node's second sentence, which explains shell syntax
    throw new Error(`${error.message.split(/\.\s/)[0]}. See npm run mock-server -- --help`, { cause: error });
  }
}

function wholeNumber(name, text, max) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new Error(`--${name} takes a whole number from 0 to ${max}, not "${text}".`);
}
