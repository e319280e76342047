import { chai, describe, expect, it } from 'vitest';
import { CHECKS } from './clauses';
import type { Examinee } from './examinee/examinee';
import { inProcessExaminee } from './examinee/inProcess';
import { put } from './exam/check';
import { Unproved } from './exam/exam';
import { isOn, products } from './sabotage/spoil';
import { WRONG_ANSWERS } from './sabotage/wrongAnswers';
import { MUTANTS, WRONG_BACK_OFFICE } from './sabotage/wrongBackOffice';
import { ORDER_MUTANTS, WRONG_ORDERS } from './sabotage/wrongOrders';
import { WRONG_RULES } from './sabotage/wrongRules';

const ALL = Object.values(CHECKS).flat();

/** Every line and every account open to whoever asks: the token of the first buyer stands in for any other. */
async function withoutOwnership(examinee: Examinee): Promise<Examinee> {
  const { first } = examinee.accounts;
  const login = new Request(`${examinee.baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(first),
  });
  const { token } = (await (await examinee.fetch(login)).json()) as { token: string }; // an AuthResponse
  return {
    ...examinee,
    fetch(request) {
      const open = new Request(request);
      if (isOn(request, 'PUT', /item/) && request.headers.has('authorization'))
        open.headers.set('authorization', `Bearer ${token}`);
      return examinee.fetch(open);
    },
  };
}

/** What the checks throw at a server, of those whose title has this text; not where it lacks what they need. */
async function thrownAt(examinee: Examinee, text: string): Promise<unknown[]> {
  const thrown: unknown[] = [];
  // The pretend server's own guard is silenced, since it sits inside of the sabotage.
  const { complaints: _unheard, ...deaf } = examinee;
  for (const one of ALL.filter(({ title }) => title.includes(text)))
    await put(one, deaf).catch((error: unknown) => thrown.push(error));
  return thrown.filter((error) => !(error instanceof Unproved));
}

/** A check notices by an expectation that is not met; one that merely crashes has noticed nothing. */
async function expectNoticed(examinee: Examinee, text: string): Promise<void> {
  const thrown = await thrownAt(examinee, text);
  const crashes = thrown.map(String).join('\n');
  expect(thrown.filter((error) => error instanceof chai.AssertionError).length, crashes).toBeGreaterThan(0);
}

const TEN = [...MUTANTS, ...ORDER_MUTANTS];

describe('ten broken rules of the server, each inside of one handler, are noticed', () => {
  it.each(TEN)('it $what: ‘$noticedBy’', async ({ overrides, noticedBy }) => {
    expect(await thrownAt(await inProcessExaminee(), noticedBy), 'the check passes at the server itself').toEqual([]);
    await expectNoticed(await inProcessExaminee({ overrides }), noticedBy);
  });

  it('they are ten', () => {
    expect(TEN).toHaveLength(10);
  });
});

describe('the exam notices a server that', () => {
  it.each([...WRONG_ANSWERS, ...WRONG_RULES, ...WRONG_ORDERS, ...WRONG_BACK_OFFICE])(
    '$what',
    async ({ spoil, noticedBy }) => {
      const examinee = await inProcessExaminee();
      expect(await thrownAt(examinee, noticedBy), 'the check passes without the sabotage').toEqual([]);
      await expectNoticed({ ...examinee, fetch: (request) => spoil(request, examinee.fetch) }, noticedBy);
    },
  );

  it('lets a buyer change another’s line', async () => {
    const examinee = await withoutOwnership(await inProcessExaminee());
    await expectNoticed(examinee, 'another buyer’s are not_found');
  });

  it('shows a product that is not active', async () => {
    const examinee = await inProcessExaminee();
    const [shown] = (await (await examinee.fetch(new Request(`${examinee.baseUrl}/api/products`))).json()) as {
      id: number;
      slug: string;
      name: string;
    }[]; // Products
    await expectNoticed({ ...examinee, ...(shown && { hiddenProduct: shown }) }, 'an inactive product is hidden');
  });

  it('skips what it cannot prove, and says which calls showed a fault', async () => {
    const examinee = await inProcessExaminee();
    const spoiled = {
      ...examinee,
      fetch: (request: Request) => products((product) => ({ ...product, name: 5 }))(request, examinee.fetch),
    };
    const failing = ALL.find(({ title }) => title.includes('digits are an id'));
    if (!failing) throw new Error('no such check');
    await expect(put(failing, spoiled)).rejects.toThrow(
      /^listProducts keeps the contract: body\/0\/name must be string[\s\S]*curl -i -X GET 'http:\/\/shop\.test\/api\/products'/,
    );
    const { breakDown: _none, ...frail } = examinee;
    const unproved = ALL.find(({ title }) => title.startsWith('getCart 500'));
    if (!unproved) throw new Error('no such check');
    await expect(put(unproved, frail)).rejects.toBeInstanceOf(Unproved);
  });
});
