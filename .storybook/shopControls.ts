import type { ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/types';
import { OPERATIONS } from '../src/api/generated/operations';
import { PERSONAS, type PersonaName } from '../mocks/seed/personas';
import { SCENARIOS, seedOf } from '../mocks/seed/scenarios/scenarios';
import { createClock, systemTime } from '../mocks/state/clock';
import type { Fault, Injection, Injections } from '../mocks/server/faults';
import type { TestShopOptions } from '../tests/support/createTestShop';

/** The values of the shop controls of a story. An absent value leaves the story as it is. */
export interface ShopArgs {
  persona?: PersonaName;
  scenario?: string;
  network?: string;
  failingCall?: string;
  failure?: string;
  /** Epoch milliseconds. */
  clock?: number;
}

/** Milliseconds that each call takes. */
const NETWORKS: Record<string, number> = { fast: 0, slow: 400, 'very slow': 3000, 'no response': 600_000 };
const FAILURES: Record<string, Fault> = {
  'server error': { status: 500 },
  'network failure': { networkError: true },
  'not found': { status: 404 },
  'session has expired': { status: 401 },
  'a page of HTML': {
    status: 502,
    body: '<html><body>Bad Gateway</body></html>',
    headers: { 'content-type': 'text/html' },
  },
  'an empty body': { status: 500, body: '' },
  'first call only': { status: 500, times: 1 },
};
const NONE = 'none';
const EVERY = 'every call';

const PERSONA_NAMES = Object.keys(PERSONAS) as PersonaName[]; // its keys
const personaOf = (persona: TestShopOptions['persona']) =>
  persona
    ? PERSONA_NAMES.find(
        (name) => name === persona || (PERSONAS[name].email === persona && !('token' in PERSONAS[name])),
      )
    : 'visitor';
/** Whether every response is an error. An injection may also only delay, succeed, or depend on the request. */
const alwaysFails = (fault: Injection | undefined) =>
  typeof fault === 'object' && (fault.networkError === true || (fault.status ?? 200) >= 400);
const sameFault = (one: unknown, other?: Fault) => JSON.stringify(one) === JSON.stringify(other);

/** Describes what an injection does to a call, for the docs page. */
export function describeInjection(call: string, injection: Injection): string {
  const name = call === '*' ? 'every call' : call;
  if (typeof injection === 'function') return `${name} fails for some requests`;
  if (!alwaysFails(injection)) return `${name} has a custom response`;
  return `${name} fails${injection.times === undefined ? '' : injection.times === 1 ? ' once' : ` ${injection.times} times`}`;
}

/** The control values that a story's own parameters stand for; undefined where no option of a control matches. */
export function shopArgsOf({ persona, server = {} }: TestShopOptions): ShopArgs {
  const { faults = {}, latency = 0, scenario = server.seed ? undefined : 'default' } = server;
  const [fault, ...others] = Object.entries(faults);
  const single = others.length === 0;
  return {
    persona: personaOf(persona),
    scenario,
    network: Object.keys(NETWORKS).find((name) => NETWORKS[name] === latency),
    failingCall: !fault ? NONE : single && alwaysFails(fault[1]) ? (fault[0] === '*' ? EVERY : fault[0]) : undefined,
    failure: single && fault ? Object.keys(FAILURES).find((name) => sameFault(fault[1], FAILURES[name])) : undefined,
  };
}

function faultsOf({ failingCall = NONE, failure = 'server error' }: ShopArgs): Injections {
  const fault = FAILURES[failure];
  return failingCall === NONE || !fault ? {} : { [failingCall === EVERY ? '*' : failingCall]: fault };
}

/** The story's shop options with the changed controls applied. */
export function applyShopArgs(shop: TestShopOptions, args: ShopArgs): TestShopOptions {
  const own = shopArgsOf(shop);
  const { persona, scenario, network, failingCall, failure, clock } = args;
  const server = { ...shop.server };
  let { cart = [] } = shop;
  if (scenario && scenario !== own.scenario) {
    server.scenario = scenario;
    const sold = new Set(seedOf(scenario, 1).products.map(({ id }) => id));
    cart = cart.filter(({ productId }) => sold.has(productId));
  }
  if (network && network !== own.network) server.latency = NETWORKS[network] ?? 0;
  if (failingCall !== own.failingCall || failure !== own.failure) server.faults = faultsOf(args);
  if (clock) server.clock = createClock({ startsAt: new Date(clock), now: systemTime });
  return { ...shop, cart, server, ...(persona && persona !== own.persona ? { persona } : {}) };
}

const table = {
  category: 'Shop',
  type: { summary: 'a choice' },
  defaultValue: { summary: 'set by the story' },
};
const select = (options: string[], labels: Record<string, string> = {}) => ({
  options,
  control: { type: 'select' as const, labels },
});

const ARG_TYPES = {
  persona: {
    name: 'persona',
    description: 'Who uses the shop.',
    table,
    ...select(PERSONA_NAMES, Object.fromEntries(Object.entries(PERSONAS).map(([name, { label }]) => [name, label]))),
  },
  scenario: {
    name: 'scenario',
    description: Object.entries(SCENARIOS)
      .map(([name, { description }]) => `\`${name}\`: ${description}`)
      .join('<br>'),
    table,
    ...select(Object.keys(SCENARIOS)),
  },
  network: {
    name: 'network',
    description: 'How long each call takes: 0, 400 or 3,000 milliseconds, or no response at all.',
    table,
    ...select(Object.keys(NETWORKS)),
  },
  failingCall: {
    name: 'failingCall',
    description: 'The call that fails, by its name in `openapi.yaml`.',
    table,
    ...select([NONE, EVERY, ...Object.keys(OPERATIONS)]),
  },
  failure: { name: 'failure', description: 'How it fails.', table, ...select(Object.keys(FAILURES)) },
  clock: {
    name: 'clock',
    description: 'The date in the shop. It starts on June 16, 2025; the new-customer offer ends with that year.',
    table,
    control: { type: 'date' as const },
  },
};

const shopOf = (parameters: { shop?: TestShopOptions }) => parameters.shop;

/** Adds the shop controls to every story that opens a shop. */
export const addShopControls: ArgTypesEnhancer = ({ parameters, argTypes }) =>
  shopOf(parameters) ? { ...argTypes, ...ARG_TYPES } : argTypes;

/** Sets the shop controls to the story's own values. */
export const addShopArgs: ArgsEnhancer = ({ parameters }) => {
  const shop = shopOf(parameters);
  return shop ? { ...shopArgsOf(shop) } : {};
};

/** The component's own args. */
export const withoutShopArgs = (args: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !Object.hasOwn(ARG_TYPES, name)));
