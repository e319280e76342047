import type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/types';
import { OPERATIONS } from '../src/api/generated/operations';
import { PERSONAS, type PersonaName } from '../mocks/seed/personas';
import { SCENARIOS, seedOf } from '../mocks/seed/scenarios/scenarios';
import { createClock, systemTime } from '../mocks/state/clock';
import type { Fault, Injection, Injections } from '../mocks/server/faults';
import type { TestShopOptions } from '../tests/support/createTestShop';

/** What a person may change about a story's shop; what is absent stays as the story has it. */
export interface WorldArgs {
  persona?: PersonaName;
  scenario?: string;
  line?: string;
  failingCall?: string;
  failure?: string;
  /** Epoch milliseconds. */
  clock?: number;
}

const LINES: Record<string, number> = { quick: 0, slow: 400, 'very slow': 3000, hangs: 600_000 };
const FAILURES: Record<string, Fault> = {
  'server error': { status: 500 },
  'line is cut': { networkError: true },
  'not found': { status: 404 },
  'session has expired': { status: 401 },
  'a page of HTML': {
    status: 502,
    body: '<html><body>Bad Gateway</body></html>',
    headers: { 'content-type': 'text/html' },
  },
  'an empty answer': { status: 500, body: '' },
  'first call only': { status: 500, times: 1 },
};
const NONE = 'none';
const EVERY = 'every call';

const personaOf = (persona: TestShopOptions['persona']) =>
  persona
    ? (Object.keys(PERSONAS) as PersonaName[]).find(
        (name) => name === persona || (PERSONAS[name].email === persona && !('token' in PERSONAS[name])),
      )
    : 'visitor';
/** Whether an injection is an error in every case: one may also delay, answer well, or decide by the request. */
const alwaysFails = (fault: Injection | undefined) =>
  typeof fault === 'object' && (fault.networkError === true || (fault.status ?? 200) >= 400);
const sameFault = (one: unknown, other?: Fault) => JSON.stringify(one) === JSON.stringify(other);

/** What an injection does to a call, in words. */
export function inWords(call: string, injection: Injection): string {
  const name = call === '*' ? 'every call' : call;
  if (typeof injection === 'function') return `${name} fails for some requests`;
  if (!alwaysFails(injection)) return `${name} answers something of the story's own`;
  return `${name} fails${injection.times === undefined ? '' : injection.times === 1 ? ' once' : ` ${injection.times} times`}`;
}

/** The settings that a story starts with, read from its own parameters. */
export function worldOf({ persona, server = {} }: TestShopOptions): WorldArgs {
  const { faults = {}, latency = 0, scenario = server.seed ? undefined : 'default' } = server;
  const [fault, ...others] = Object.entries(faults);
  const single = others.length === 0;
  return {
    persona: personaOf(persona),
    scenario,
    line: Object.keys(LINES).find((name) => LINES[name] === latency),
    failingCall: !fault ? NONE : single && alwaysFails(fault[1]) ? (fault[0] === '*' ? EVERY : fault[0]) : undefined,
    failure: single && fault ? Object.keys(FAILURES).find((name) => sameFault(fault[1], FAILURES[name])) : undefined,
  };
}

function faultsOf({ failingCall = NONE, failure = 'server error' }: WorldArgs): Injections {
  const fault = FAILURES[failure];
  return failingCall === NONE || !fault ? {} : { [failingCall === EVERY ? '*' : failingCall]: fault };
}

/** The story's shop with what a person has changed about it. */
export function changedShop(shop: TestShopOptions, args: WorldArgs): TestShopOptions {
  const own = worldOf(shop);
  const { persona, scenario, line, failingCall, failure, clock } = args;
  const server = { ...shop.server };
  let { cart = [] } = shop;
  if (scenario && scenario !== own.scenario) {
    server.scenario = scenario;
    const goods = new Set(seedOf(scenario, 1).products.map(({ id }) => id));
    cart = cart.filter(({ productId }) => goods.has(productId));
  }
  if (line && line !== own.line) server.latency = LINES[line] ?? 0;
  if (failingCall !== own.failingCall || failure !== own.failure) server.faults = faultsOf(args);
  if (clock) server.clock = createClock({ startsAt: new Date(clock), now: systemTime });
  return { ...shop, cart, server, ...(persona && persona !== own.persona ? { persona } : {}) };
}

const table = {
  category: 'The shop around it',
  type: { summary: 'a choice' },
  defaultValue: { summary: 'as the story has it' },
};
const select = (options: string[], labels: Record<string, string> = {}) => ({
  options,
  control: { type: 'select' as const, labels },
});

const ARG_TYPES = {
  persona: {
    description: 'Who is at the door.',
    table,
    ...select(
      Object.keys(PERSONAS),
      Object.fromEntries(Object.entries(PERSONAS).map(([name, { label }]) => [name, label])),
    ),
  },
  scenario: {
    description: Object.entries(SCENARIOS)
      .map(([name, { description }]) => `\`${name}\`: ${description}`)
      .join('<br>'),
    table,
    ...select(Object.keys(SCENARIOS)),
  },
  line: {
    description: 'How long each call takes: 0, 400 or 3,000 milliseconds, or for ever.',
    table,
    ...select(Object.keys(LINES)),
  },
  failingCall: {
    description: 'The call that goes wrong, by its name in `openapi.yaml`.',
    table,
    ...select([NONE, EVERY, ...Object.keys(OPERATIONS)]),
  },
  failure: { description: 'What goes wrong with it.', table, ...select(Object.keys(FAILURES)) },
  clock: {
    description: 'The time in the shop. Its world starts on 16 June 2025; the new-customer offer ends with that year.',
    table,
    control: { type: 'date' as const },
  },
};

const shopOf = (parameters: { shop?: TestShopOptions }) => parameters.shop;

/** Controls of the world for every story with a shop around it. */
export const addWorldControls: ArgTypesEnhancer = ({ parameters, argTypes }) =>
  shopOf(parameters) ? { ...argTypes, ...ARG_TYPES } : argTypes;

/** What those controls show at first. */
export const addWorldArgs: ArgsEnhancer = ({ parameters }) => {
  const shop = shopOf(parameters);
  return shop ? { ...worldOf(shop) } : {};
};

/** A component's own args. */
export const withoutWorld = (args: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !Object.hasOwn(ARG_TYPES, name)));
