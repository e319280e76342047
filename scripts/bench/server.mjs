// `npm run bench:server` compares the mock server with `prism mock`: requests per second over HTTP, on the same contract and
// machine, in alternating rounds. Both validate requests and responses.
import { AUTOCANNON, freePort, output, PRISM, programOf, startServer } from './tools.mjs';

const ROUNDS = 12;
const SECONDS = 2;
const CONNECTIONS = 10;
const MIN_RATIO = 2;
const ADDRESS = '/api/categories';

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

console.log(`Fetching ${PRISM} and ${AUTOCANNON} …`);
const [prismProgram, cannon] = [programOf(PRISM, 'prism'), programOf(AUTOCANNON, 'autocannon')];
const [ourPort, prismPort] = [await freePort(), await freePort()];
const contestants = {
  ours: { args: ['scripts/mock-server.mjs', '--port', String(ourPort)], port: ourPort, rates: [] },
  prism: {
    args: [prismProgram, 'mock', 'openapi.yaml', '--host', '127.0.0.1', '--port', String(prismPort)],
    port: prismPort,
    rates: [],
  },
};

/** Requests per second. Every response must be a success. */
async function rate({ port }, seconds) {
  const args = [cannon, '--json', '--duration', seconds, '--connections', CONNECTIONS, urlOf(port)].map(String);
  const { requests, non2xx, errors } = JSON.parse((await output(args)).text);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed at ${urlOf(port)}.`);
  return requests.average;
}

const urlOf = (port) => `http://127.0.0.1:${port}${ADDRESS}`;

const servers = [];
try {
  for (const [name, { args, port }] of Object.entries(contestants)) {
    servers.push(await startServer(name, args, urlOf(port)));
  }
  for (const contestant of Object.values(contestants)) await rate(contestant, 2); // warm-up, not counted
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contestant of Object.values(contestants)) contestant.rates.push(await rate(contestant, SECONDS));
    const [ours, prism] = Object.values(contestants).map(({ rates }) => rates.at(-1).toFixed(0));
    console.log(`  round ${round}: ours ${ours}, prism ${prism} requests per second`);
  }
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
}

const { ours, prism } = contestants;
// The best round is the one that other processes disturbed least.
const figures = ({ rates }) =>
  `${median(rates).toFixed(0)} requests per second (median; best ${Math.max(...rates).toFixed(0)})`;
const ratio = median(ours.rates) / median(prism.rates);
console.log(`
GET ${ADDRESS}, ${CONNECTIONS} keep-alive connections, ${ROUNDS} rounds of ${SECONDS} s, Node ${process.versions.node}
  mock server              ${figures(ours)}
  ${PRISM} ${figures(prism)}
  ratio                       ${ratio.toFixed(2)} (must be at least ${MIN_RATIO})`);
process.exit(ratio >= MIN_RATIO ? 0 : 1);
