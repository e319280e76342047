// `npm start` runs the shop on the mock server, `npm run dev:live` on a real backend.
import { createServer as createTcpServer } from 'node:net';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { live, port, scenario } = options();

const isPortFree = await new Promise((resolve) => {
  const probe = createTcpServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
});
if (!isPortFree) {
  console.error(`Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`);
  process.exit(1);
}

if (scenario) process.env.VITE_SCENARIO = scenario;
const server = await createServer({ mode: live ? 'live' : 'development', server: { port }, clearScreen: false });
if (scenario) await checkScenario(scenario);
await server.listen();
console.log(`\n  Carton is running at  http://127.0.0.1:${port}/\n`);
if (live) {
  const backend = process.env.VITE_API_BASE_URL ?? process.env.CARTON_PROXY;
  console.log(`  Backend: ${backend ?? 'this origin (set VITE_API_BASE_URL, or CARTON_PROXY for a proxy)'}\n`);
} else {
  const { accounts, clerks } = await server.ssrLoadModule('/mocks/seed/accounts.ts');
  console.log(
    `  Mock server, in the browser${scenario ? `, scenario ${scenario}` : ''}. Accounts (one password for all):\n`,
  );
  for (const { label, email, password } of [...accounts, ...clerks])
    console.log(`    ${label.padEnd(22)} ${email.padEnd(24)} ${password}`);
  console.log('');
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

async function checkScenario(name) {
  const { SCENARIOS } = await server.ssrLoadModule('/mocks/seed/scenarios/scenarios.ts');
  if (Object.hasOwn(SCENARIOS, name)) return;
  console.error(`Unknown scenario "${name}". Scenarios: ${Object.keys(SCENARIOS).join(', ')}.`);
  await server.close();
  process.exit(1);
}

/** Reads the command line. Exits with one sentence about an option it does not know. */
function options() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, scenario: { type: 'string' }, live: { type: 'boolean', default: false } },
    });
    const text = values.port ?? process.env.PORT ?? '5173';
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= 65_535)
      return { live: values.live, port: number, scenario: values.scenario };
    console.error(`${values.port === undefined ? 'PORT' : '--port'} must be a number from 1 to 65535, not "${text}".`);
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}. Usage: npm start -- --port 5180`);
  }
  process.exit(1);
}
