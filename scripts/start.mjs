// `npm start`: the shop on the pretend server. `npm run dev:live`: the shop on a real backend.
import { createServer as createPort } from 'node:net';
import { createServer } from 'vite';

const live = process.argv.includes('--live');
const portFlag = process.argv.indexOf('--port');
const port = Number(portFlag > 0 ? process.argv[portFlag + 1] : (process.env.PORT ?? 5173));
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port takes a number from 1 to 65535, not "${process.argv[portFlag + 1]}".`);
  process.exit(1);
}

const free = await new Promise((resolve) => {
  const probe = createPort();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
});
if (!free) {
  console.error(`Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`);
  process.exit(1);
}

const server = await createServer({ mode: live ? 'live' : 'development', server: { port }, clearScreen: false });
await server.listen();
console.log(`\n  Carton is open at  http://127.0.0.1:${port}/\n`);
if (live) {
  const backend = process.env.VITE_API_BASE_URL ?? process.env.CARTON_PROXY;
  console.log(`  Backend: ${backend ?? `this origin (set VITE_API_BASE_URL, or CARTON_PROXY for a proxy)`}\n`);
} else {
  const { accounts } = await server.ssrLoadModule('/mocks/seed/accounts.ts');
  console.log('  Pretend server, in the browser. Accounts (one password for all):\n');
  for (const { label, email, password } of accounts)
    console.log(`    ${label.padEnd(22)} ${email.padEnd(24)} ${password}`);
  console.log('');
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}
