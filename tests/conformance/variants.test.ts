import { expect, it } from 'vitest';
import type { ServerOptions } from '@mocks/server/createServer';
import { CHECKS } from './coverage';
import { runCheck, type Check } from './support/check';
import { CHECKOUTS } from './support/checkouts';
import { CheckSkipped, resetTarget } from './support/testApi';
import { backendTarget, inProcessTarget } from './target/inProcess';
import { inTurn } from './target/mockServerTarget';
import type { Target } from './target/target';

/** A backend that does everything differently that the contract leaves open. */
const OTHER_BACKEND = {
  scenario: 'other-categories',
  variant: { extraFields: true, images: 'https://images.example.com/products/', noContent: true, noPaging: true },
} satisfies ServerOptions;
const WITH_PAGING: ServerOptions = { ...OTHER_BACKEND, variant: { ...OTHER_BACKEND.variant, noPaging: false } };

/** The sentence without the checkout at its start; a check of one checkout has no such start. */
function rule({ title, sentence }: Check): string {
  const checkout = CHECKOUTS.find(({ name }) => sentence.startsWith(`${name}: `));
  return checkout ? sentence.slice(checkout.name.length) : title;
}

/**
 * The checks whose result the options can change. They change what calls that succeed return, so checks of refusals
 * alone are left out, and a rule that several checkouts share is checked for the first of them.
 */
function affectedChecks(): Check[] {
  const succeeding = Object.values(CHECKS)
    .flat()
    .filter(({ clauses }) => clauses.some((clause) => / 20\d$/.test(clause)));
  return [...new Map(succeeding.toReversed().map((check) => [rule(check), check])).values()].toReversed();
}

/** The checks that fail, with their errors, and those that are skipped. */
async function resultsOf(checks: readonly Check[], target: Target) {
  const targetFor = inTurn(target);
  const failed: string[] = [];
  const skipped: Check[] = [];
  for (const [index, check] of checks.entries()) {
    const turned = targetFor(index);
    await resetTarget(turned);
    try {
      await runCheck(check, turned);
    } catch (error) {
      if (error instanceof CheckSkipped) skipped.push(check);
      else failed.push(`${check.title}: ${String(error)}`);
    }
  }
  await target.close();
  return { failed, skipped };
}

it('a backend that uses all the freedom of the contract fails no check', async () => {
  const { failed, skipped } = await resultsOf(affectedChecks(), await backendTarget(OTHER_BACKEND));
  expect(failed).toEqual([]);
  // Paging, sorting and filters are tested where they exist, failures of the server and time where they can be made.
  expect(skipped.length).toBeGreaterThan(0);
  expect(await resultsOf(skipped, await inProcessTarget(WITH_PAGING))).toEqual({ failed: [], skipped: [] });
});

it('such a backend returns whole lists of products with extra fields and image addresses, seven categories, and 204', async () => {
  const target = await inProcessTarget(OTHER_BACKEND);
  const call = (path: string, init?: RequestInit) => target.fetch(new Request(`${target.baseUrl}/api/${path}`, init));
  const list = await call('products?limit=1&search=flip');
  expect(list.headers.get('x-total-count')).toBeNull();
  const products = (await list.json()) as object[]; // Products
  expect(products.length).toBeGreaterThan(1);
  expect(products[0]).toMatchObject({
    metadata: { source: 'erp' },
    images: expect.arrayContaining([expect.stringMatching(/^https:\/\/images\.example\.com\/products\/[\w.-]+$/)]),
  });
  expect(await (await call('categories')).json()).toMatchObject({ length: 7 });

  const login = await call('auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(target.accounts.first),
  });
  const { token } = (await login.json()) as { token: string }; // an AuthResponse
  const cleared = await call('cart', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect([cleared.status, cleared.headers.get('content-type'), await cleared.text()]).toEqual([204, null, '']);
  await target.close();
});
