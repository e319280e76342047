// `npm run mock-server`: serves the mock server over HTTP for any client, until it gets SIGINT or SIGTERM.
import { banner } from './mock-server/banner.mjs';
import { logRequests } from './mock-server/requestLog.mjs';
import { loadStandalone } from './mock-server/load.mjs';
import { readOptions, USAGE } from './mock-server/options.mjs';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  fail(error);
}

function fail(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function run(options) {
  const { startStandalone } = await loadStandalone();
  const standalone = await startStandalone({ ...options, onNotice: (notice) => console.log(`  Note: ${notice}`) });
  process.stdout.on('error', () => undefined); // the reader of a piped log may exit; the server keeps running
  logRequests(standalone.server, (text) => process.stdout.write(`${text}\n`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void standalone.close().then(() => process.exit(0), fail));
  }
  console.log(banner(standalone, options));
}
