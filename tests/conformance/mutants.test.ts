import { afterAll, beforeAll, beforeEach, chai, describe, expect, it } from 'vitest';
import { CHECKS } from './coverage';
import type { Target } from './target/target';
import { inProcessTarget, type InProcessTarget } from './target/inProcess';
import { runCheck, type Check } from './support/check';
import { CheckSkipped, resetTarget } from './support/testApi';
import { isOn, products } from './mutants/transportMutant';
import { RESPONSE_MUTANTS } from './mutants/responses';
import { BACK_OFFICE_HANDLER_MUTANTS, BACK_OFFICE_TRANSPORT_MUTANTS } from './mutants/backOffice';
import { CHECKOUT_TRANSPORT_MUTANTS } from './mutants/checkouts';
import { ORDER_HANDLER_MUTANTS, ORDER_TRANSPORT_MUTANTS } from './mutants/orders';
import { PRODUCT_MUTANTS } from './mutants/products';
import { RULE_MUTANTS } from './mutants/rules';
import { COLOR_HANDLER_MUTANTS, WALLET_HANDLER_MUTANTS } from './mutants/wallets';
import { HTTP_MUTANTS } from './mutants/http';
import { LIST_MUTANTS } from './mutants/lists';

const ALL = Object.values(CHECKS).flat();

function checkNamed(text: string): Check {
  const check = ALL.find(({ title }) => title.includes(text));
  if (!check) throw new Error(`no check is called ${text}`);
  return check;
}

/** Changes of cart lines are made with the first buyer's token, whoever sends them. */
function withoutOwnership(server: Target): Target {
  const { fetch } = server;
  async function firstBuyersToken(): Promise<string> {
    const login = new Request(`${server.baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(server.accounts.first),
    });
    const { token } = (await (await fetch(login)).json()) as { token: string }; // an AuthResponse
    return token;
  }
  return {
    ...server,
    async fetch(request) {
      const changed = new Request(request);
      if (isOn(request, 'PUT', /item/) && request.headers.has('authorization'))
        changed.headers.set('authorization', `Bearer ${await firstBuyersToken()}`);
      return fetch(changed);
    },
  };
}

const isKill = (error: unknown) => error instanceof chai.AssertionError;

/** The errors of the checks whose title contains the text, up to the first that kills; skipped checks throw none. */
async function errorsOf(target: Target, text: string): Promise<unknown[]> {
  const errors: unknown[] = [];
  // Without the mock server's own guard, which would notice some mutants by itself.
  const { takeViolations: _guard, ...unguarded } = target;
  const checks = ALL.filter(({ title }) => title.includes(text));
  expect(checks.length, `checks with the title ‘${text}’`).toBeGreaterThan(0);
  for (const check of checks) {
    await resetTarget(unguarded);
    await runCheck(check, unguarded).catch((error: unknown) => errors.push(error));
    if (errors.some(isKill)) break;
  }
  return errors.filter((error) => !(error instanceof CheckSkipped));
}

/** A mutant is killed by an assertion that fails; a check that crashes has not found anything. */
async function expectKilled(mutant: Target, text: string): Promise<void> {
  const errors = await errorsOf(mutant, text);
  const messages = errors.map(String).join('\n');
  expect(errors.filter(isKill).length, messages).toBeGreaterThan(0);
}

let target: InProcessTarget;
beforeAll(async () => {
  target = await inProcessTarget();
});
afterAll(() => target.close());
beforeEach(() => resetTarget(target));

const passing = new Map<string, Promise<unknown[]>>();
/** Expects that the checks pass without a mutant; each is run once. */
async function expectPassing(text: string): Promise<void> {
  const errors = passing.get(text) ?? errorsOf(target, text);
  passing.set(text, errors);
  expect(await errors, 'the check passes without the mutant').toEqual([]);
}

const HANDLER_MUTANTS = [
  ...BACK_OFFICE_HANDLER_MUTANTS,
  ...ORDER_HANDLER_MUTANTS,
  ...WALLET_HANDLER_MUTANTS,
  ...COLOR_HANDLER_MUTANTS,
];

describe('a check kills the mutant whose handler', () => {
  it.each(HANDLER_MUTANTS)('$description: ‘$killedBy’', async ({ overrides, killedBy }) => {
    await expectPassing(killedBy);
    const undo = target.override(overrides);
    await expectKilled(target, killedBy).finally(undo);
  });
});

describe('a check kills the mutant that', () => {
  it.each([
    ...RESPONSE_MUTANTS,
    ...LIST_MUTANTS,
    ...HTTP_MUTANTS,
    ...PRODUCT_MUTANTS,
    ...RULE_MUTANTS,
    ...ORDER_TRANSPORT_MUTANTS,
    ...CHECKOUT_TRANSPORT_MUTANTS,
    ...BACK_OFFICE_TRANSPORT_MUTANTS,
  ])('$description', async ({ mutate, killedBy }) => {
    await expectPassing(killedBy);
    await expectKilled({ ...target, fetch: (request) => mutate(request, target.fetch) }, killedBy);
  });

  it('lets a buyer change another’s line', async () => {
    await expectKilled(withoutOwnership(target), 'another buyer’s are not_found');
  });

  it('remembers a key forever', async () => {
    const timeless = { ...target, passTime: async () => undefined };
    await expectKilled(timeless, 'main checkout, card: a key is forgotten 24 hours');
  });

  it('sends the buyer back from the wallet’s page without paypalOrderId', async () => {
    const { completeWalletApproval: complete } = target;
    const withoutId: Target = {
      ...target,
      async completeWalletApproval(...approval) {
        const back = new URL((await complete?.(...approval)) ?? expect.unreachable());
        back.searchParams.delete('paypalOrderId');
        return back;
      },
    };
    await expectKilled(withoutId, 'the buyer returns with paypalOrderId');
  });

  it('shows a product that is not active', async () => {
    const [shown] = (await (await target.fetch(new Request(`${target.baseUrl}/api/products`))).json()) as {
      id: number;
      slug: string;
      name: string;
    }[]; // Products
    await expectKilled({ ...target, ...(shown && { inactiveProduct: shown }) }, 'an inactive product is hidden');
  });

  it('a failed check ends with the requests that reproduce it; one that cannot run is skipped', async () => {
    const withNumericNames: Target = {
      ...target,
      fetch: (request) => products((product) => ({ ...product, name: 5 }))(request, target.fetch),
    };
    await expect(runCheck(checkNamed('digits are an id'), withNumericNames)).rejects.toThrow(
      /^listProducts keeps the contract: body\/0\/name must be string[\s\S]*curl -i -X GET 'http:\/\/shop\.test\/api\/products'/,
    );
    const { failOperation: _missing, ...withoutFailures } = target;
    await expect(runCheck(checkNamed('getCart 500'), withoutFailures)).rejects.toBeInstanceOf(CheckSkipped);
  });
});
