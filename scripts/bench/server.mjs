// `npm run bench:server` compares the mock server with `prism mock`: requests per second over HTTP, on the same contract and
// machine, in alternating rounds. Both validate requests and responses.
import { AUTOCANNON, freePort, median, runProgram, PRISM, programOf, startServer } from './tools.mjs';

const ROUNDS = 12;
const SECONDS = 2;
const CONNECTIONS = 10;
const MIN_RATIO = 2;
const PATH = '/api/categories';

console.log(`Fetching ${PRISM} and ${AUTOCANNON} …`);
const [prismProgram, autocannon] = [programOf(PRISM, 'prism'), programOf(AUTOCANNON, 'autocannon')];
const [mockPort, prismPort] = [await freePort(), await freePort()];
const candidates = {
  mock: { args: ['scripts/mock-server.mjs', '--port', String(mockPort)], port: mockPort, rates: [] },
  prism: {
    args: [prismProgram, 'mock', 'openapi.yaml', '--host', '127.0.0.1', '--port', String(prismPort)],
    port: prismPort,
    rates: [],
  },
};

/** Requests per second. Every response must be a success. */
async function rate({ port }, seconds) {
  const args = [autocannon, '--json', '--duration', seconds, '--connections', CONNECTIONS, urlOf(port)].map(String);
  const { requests, non2xx, errors } = JSON.parse((await runProgram(args)).text);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed at ${urlOf(port)}.`);
  return requests.average;
}

const urlOf = (port) => `http://127.0.0.1:${port}${PATH}`;

const servers = [];
try {
  for (const [name, { args, port }] of Object.entries(candidates)) {
    servers.push(await startServer(name, args, urlOf(port)));
  }
  for (const candidate of Object.values(candidates)) await rate(candidate, 2); // warm-up, not counted
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const candidate of Object.values(candidates)) candidate.rates.push(await rate(candidate, SECONDS));
    const [mock, prism] = Object.values(candidates).map(({ rates }) => rates.at(-1).toFixed(0));
    console.log(`  round ${round}: mock server ${mock}, prism ${prism} requests per second`);
  }
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
}

const { mock, prism } = candidates;
// The best round is printed as well: other processes disturbed it least.
const summaryOf = ({ rates }) =>
  `${median(rates).toFixed(0)} requests per second (median; best ${Math.max(...rates).toFixed(0)})`;
const ratio = median(mock.rates) / median(prism.rates);
console.log(`
GET ${PATH}, ${CONNECTIONS} keep-alive connections, ${ROUNDS} rounds of ${SECONDS} s, Node ${process.versions.node}
  mock server              ${summaryOf(mock)}
  ${PRISM} ${summaryOf(prism)}
  ratio                       ${ratio.toFixed(2)} (must be at least ${MIN_RATIO})`);
process.exit(ratio >= MIN_RATIO ? 0 : 1);
