import { chai, describe, expect, it } from 'vitest';
import { CHECKS } from './clauses';
import type { Target } from './target/target';
import { inProcessTarget } from './target/inProcess';
import { put } from './suite/check';
import { Unproved } from './suite/testApi';
import { isOn, products } from './mutants/spoil';
import { WRONG_ANSWERS } from './mutants/wrongAnswers';
import { MUTANTS, WRONG_BACK_OFFICE } from './mutants/wrongBackOffice';
import { ORDER_MUTANTS, WRONG_ORDERS } from './mutants/wrongOrders';
import { WRONG_RULES } from './mutants/wrongRules';

const ALL = Object.values(CHECKS).flat();

/** Every line and every account open to whoever asks: the token of the first buyer stands in for any other. */
async function withoutOwnership(target: Target): Promise<Target> {
  const { first } = target.accounts;
  const login = new Request(`${target.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(first),
  });
  const { token } = (await (await target.fetch(login)).json()) as { token: string }; // an AuthResponse
  return {
    ...target,
    fetch(request) {
      const open = new Request(request);
      if (isOn(request, 'PUT', /item/) && request.headers.has('authorization'))
        open.headers.set('authorization', `Bearer ${token}`);
      return target.fetch(open);
    },
  };
}

/** What the checks throw at a server, of those whose title has this text; not where it lacks what they need. */
async function thrownAt(target: Target, text: string): Promise<unknown[]> {
  const thrown: unknown[] = [];
  // The mock server's own guard is silenced, since it sits inside of the mutants.
  const { complaints: _unheard, ...deaf } = target;
  for (const one of ALL.filter(({ title }) => title.includes(text)))
    await put(one, deaf).catch((error: unknown) => thrown.push(error));
  return thrown.filter((error) => !(error instanceof Unproved));
}

/** A check notices by an expectation that is not met; one that merely crashes has noticed nothing. */
async function expectNoticed(target: Target, text: string): Promise<void> {
  const thrown = await thrownAt(target, text);
  const crashes = thrown.map(String).join('\n');
  expect(thrown.filter((error) => error instanceof chai.AssertionError).length, crashes).toBeGreaterThan(0);
}

const TEN = [...MUTANTS, ...ORDER_MUTANTS];

describe('ten broken rules of the server, each inside of one handler, are noticed', () => {
  it.each(TEN)('it $what: ‘$noticedBy’', async ({ overrides, noticedBy }) => {
    expect(await thrownAt(await inProcessTarget(), noticedBy), 'the check passes at the server itself').toEqual([]);
    await expectNoticed(await inProcessTarget({ overrides }), noticedBy);
  });

  it('they are ten', () => {
    expect(TEN).toHaveLength(10);
  });
});

describe('the conformance suite notices a server that', () => {
  it.each([...WRONG_ANSWERS, ...WRONG_RULES, ...WRONG_ORDERS, ...WRONG_BACK_OFFICE])(
    '$what',
    async ({ spoil, noticedBy }) => {
      const target = await inProcessTarget();
      expect(await thrownAt(target, noticedBy), 'the check passes without the mutants').toEqual([]);
      await expectNoticed({ ...target, fetch: (request) => spoil(request, target.fetch) }, noticedBy);
    },
  );

  it('lets a buyer change another’s line', async () => {
    const target = await withoutOwnership(await inProcessTarget());
    await expectNoticed(target, 'another buyer’s are not_found');
  });

  it('shows a product that is not active', async () => {
    const target = await inProcessTarget();
    const [shown] = (await (await target.fetch(new Request(`${target.baseUrl}/api/products`))).json()) as {
      id: number;
      slug: string;
      name: string;
    }[]; // Products
    await expectNoticed({ ...target, ...(shown && { hiddenProduct: shown }) }, 'an inactive product is hidden');
  });

  it('skips what it cannot prove, and says which calls showed a fault', async () => {
    const target = await inProcessTarget();
    const spoiled = {
      ...target,
      fetch: (request: Request) => products((product) => ({ ...product, name: 5 }))(request, target.fetch),
    };
    const failing = ALL.find(({ title }) => title.includes('digits are an id'));
    if (!failing) throw new Error('no such check');
    await expect(put(failing, spoiled)).rejects.toThrow(
      /^listProducts keeps the contract: body\/0\/name must be string[\s\S]*curl -i -X GET 'http:\/\/shop\.test\/api\/products'/,
    );
    const { breakDown: _none, ...frail } = target;
    const unproved = ALL.find(({ title }) => title.startsWith('getCart 500'));
    if (!unproved) throw new Error('no such check');
    await expect(put(unproved, frail)).rejects.toBeInstanceOf(Unproved);
  });
});
