import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer } from '@mocks/server/createServer';
import {
  CAPTURES,
  CARD_PAGES,
  CARDS,
  createChaos,
  DECISIONS,
  NETWORKS,
  WALLET_PAGES,
  type Capture,
  type Card,
  type Network,
} from '@tests/support/purchaseChaos';

// `npm run chaos -- --count 10000 --seed 7` sets these.
const COUNT = Number(process.env['CHAOS_COUNT'] ?? 1000);
const SEED = Number(process.env['CHAOS_SEED'] ?? 1);

type Chaos = Awaited<ReturnType<typeof createChaos>>;
type Tab = 0 | 1;

/** Something that a shopper or the browser does. The model is empty: the promises are checked at the end. */
const command = (text: string, run: (chaos: Chaos) => unknown): fc.AsyncCommand<object, Chaos> => ({
  check: () => true,
  run: async (_, chaos) => void (await run(chaos)),
  toString: () => text,
});

const tab = fc.constantFrom<Tab>(0, 1);
const network = fc.oneof({ weight: 2, arbitrary: fc.constant<Network>('fine') }, fc.constantFrom(...NETWORKS));
const card = fc.oneof({ weight: 2, arbitrary: fc.constant<Card>('ok') }, fc.constantFrom(...CARDS));
const page = fc.constantFrom(...CARD_PAGES);
const capture = fc.oneof({ weight: 2, arbitrary: fc.constant<Capture>('completed') }, fc.constantFrom(...CAPTURES));
const wayToWallet = fc.record({
  leaving: network,
  returning: network,
  meanwhile: fc.constantFrom('nothing' as const, 'card' as const),
});

const commands = fc.commands(
  [
    fc
      .tuple(tab, network, card, page)
      .map(([where, mode, which, on]) =>
        command(`tab ${where} pays by card ${which} with ${on.name}, network ${mode}`, (chaos) =>
          chaos.act(mode, () => chaos.tabs[where].payByCard(which, on)),
        ),
      ),
    fc
      .tuple(tab, fc.constantFrom(...WALLET_PAGES), fc.constantFrom(...DECISIONS), wayToWallet)
      .map(([where, on, decision, way]) =>
        command(
          `tab ${where} pays from ${on.name} on the wallet's page, ${decision}, ${JSON.stringify(way)}`,
          (chaos) => chaos.payOnWalletPage(where, on, decision, way),
        ),
      ),
    fc
      .tuple(tab, network, capture)
      .map(([where, mode, how]) =>
        command(`tab ${where} pays by wallet, capture ${how}, network ${mode}`, (chaos) =>
          chaos.act(mode, () => chaos.tabs[where].payByWallet(how)),
        ),
      ),
    fc
      .tuple(network, card)
      .map(([mode, which]) =>
        command(`both tabs pay at once by card ${which}, twice each, network ${mode}`, (chaos) =>
          chaos.act(mode, () => Promise.all([...chaos.tabs, ...chaos.tabs].map((each) => each.payByCard(which)))),
        ),
      ),
    fc
      .tuple(tab, network)
      .map(([where, mode]) =>
        command(`tab ${where} checks again, network ${mode}`, (chaos) =>
          chaos.act(mode, () => Promise.all([chaos.tabs[where].repeat(), chaos.tabs[where].repeat()])),
        ),
      ),
    tab.map((where) => command(`tab ${where} is reloaded`, (chaos) => chaos.reload(where))),
    tab.map((where) => command(`tab ${where} starts anew`, (chaos) => chaos.tabs[where].reset())),
    fc.constant(command('tab 0 is duplicated', (chaos) => chaos.duplicate())),
    fc.constant(command('the cart changes', (chaos) => chaos.changeCart())),
  ],
  { maxCommands: 10 },
);

// Node 20 has no navigator; the shop runs in browsers only.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }));
afterAll(() => void vi.unstubAllGlobals());

it(`of ${COUNT} purchases under lost, late, doubled and wrong responses none is lost and none doubled`, async () => {
  const server = createServer();
  await server.ready;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (actions) => {
      const chaos = await createChaos(server, () => (number += 1));
      await fc.asyncModelRun(() => ({ model: {}, real: chaos }), actions);
      await chaos.settle();
      expect(chaos.findings()).toEqual([]);
    }),
    { numRuns: COUNT, seed: SEED },
  );
  server.dispose();
});
