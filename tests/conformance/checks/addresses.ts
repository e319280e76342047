import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { OperationId, SuccessBody } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { addressForm } from '../support/sampleRequests';
import { defaultAddressChecks } from './defaultAddress';
import { everyOperationOf } from './everyOperation';

type Address = SuccessBody<'createAddress'>;
const CHANGES = ['updateAddress', 'deleteAddress'] as const satisfies readonly OperationId[];

async function newBuyerToken(api: TestApi): Promise<string> {
  return (await api.newBuyer()).token;
}
const listed = async (api: TestApi, token: string): Promise<Address[]> =>
  (await api.ok('listAddresses', { token })).body;
const saved = async (api: TestApi, token: string, changes: Record<string, unknown> = {}): Promise<Address> =>
  (await api.ok('createAddress', { token, body: addressForm(changes) })).body;

/** Writes an address and returns the response. Both operations must treat texts alike. */
type Write = (api: TestApi, token: string, body: Record<string, unknown>) => Promise<Address>;
const WRITES: [operation: 'createAddress' | 'updateAddress', write: Write][] = [
  ['createAddress', (api, token, body) => saved(api, token, body)],
  [
    'updateAddress',
    async (api, token, body) => {
      const { id } = await saved(api, token, { address2: 'Floor 9' });
      return (await api.ok('updateAddress', { token, path: { id }, body: addressForm(body) })).body;
    },
  ],
];

const writingChecks: Check[] = WRITES.flatMap(([operation, write]) => [
  check(
    [operation === 'createAddress' ? 'createAddress 201' : 'updateAddress 200', 'listAddresses 200'],
    `${operation} trims texts and returns the address as the list shows it`,
    async (api) => {
      const token = await newBuyerToken(api);
      const texts = { firstName: 'Grace', lastName: 'Hopper', address: '2 Long  Road', address2: 'Unit 7' };
      const place = { city: 'Salem', state: 'OR', zipCode: '97301', country: 'US' };
      const wanted = { ...texts, ...place };
      const padded = Object.fromEntries(Object.entries(wanted).map(([name, text]) => [name, `  ${text} `]));
      const address = await write(api, token, padded);
      expect(address).toMatchObject(wanted);
      expect(await listed(api, token)).toEqual([address]);
    },
  ),
  check(
    operation === 'createAddress' ? 'createAddress 201' : 'updateAddress 200',
    `${operation} stores an absent, blank or null address2 as null`,
    async (api) => {
      const token = await newBuyerToken(api);
      for (const address2 of [undefined, null, '', '   ']) {
        const address = await write(api, token, { address2 });
        expect(address.address2, JSON.stringify(address2)).toBeNull();
        expect((await listed(api, token)).find(({ id }) => id === address.id)).toEqual(address);
      }
    },
  ),
]);

const refusalChecks: Check[] = [
  check(
    ['createAddress 400', 'updateAddress 400'],
    'each invalid value is named in fields and changes nothing',
    async (api) => {
      const token = await newBuyerToken(api);
      const before = await saved(api, token);
      const lines = ['firstName', 'lastName', 'address', 'city', 'state', 'zipCode', 'country'];
      const wrong: [string, unknown[]][] = [
        ...lines.map((name): [string, unknown[]] => [name, ['', '  ', 'x'.repeat(121), null, 5, undefined]]),
        ['address2', ['x'.repeat(121), 5]],
        ['isDefault', ['yes', null, 1]],
      ];
      for (const [name, values] of wrong) {
        for (const value of values) {
          const body = addressForm({ [name]: value });
          for (const options of [
            { operation: 'createAddress', token, body },
            { operation: 'updateAddress', token, body, path: { id: before.id } },
          ] as const) {
            const { fields } = await api.refused(options.operation, 400, 'invalid_request', options);
            expect(Object.keys(fields ?? {}), `${name} ${String(value)}`).toEqual([name]);
          }
        }
      }
      expect(await listed(api, token)).toEqual([before]);
    },
  ),
  check(['updateAddress 404', 'deleteAddress 404'], 'text that cannot be an id is not_found', async (api) => {
    const token = await newBuyerToken(api);
    for (const id of ['first', 0, '1.5', -1]) {
      for (const operation of CHANGES) {
        const options = { token, path: { id }, ...(operation === 'updateAddress' && { body: addressForm() }) };
        await api.refused(operation, 404, 'not_found', { ...options, invalid: true });
      }
    }
  }),
  check(
    ['updateAddress 404', 'deleteAddress 404'],
    'an unknown address and another buyer’s are not_found and stay unchanged',
    async (api) => {
      const token = await newBuyerToken(api);
      const other = await newBuyerToken(api);
      const address = await saved(api, token);
      const own = await saved(api, other, { city: 'Salem' });
      for (const id of [address.id, Math.max(address.id, own.id) + 1_000_000]) {
        const body = addressForm({ city: 'Taken' });
        await api.refused('updateAddress', 404, 'not_found', { token: other, path: { id }, body });
        await api.refused('deleteAddress', 404, 'not_found', { token: other, path: { id } });
      }
      expect(await listed(api, token)).toEqual([address]);
      expect(await listed(api, other)).toEqual([own]);
    },
  ),
];

const listChecks: Check[] = [
  check(
    ['listAddresses 200', 'createAddress 201'],
    'lists oldest first, also after changes; the list is empty at first',
    async (api) => {
      const token = await newBuyerToken(api);
      expect(await listed(api, token)).toEqual([]);
      const made: number[] = [];
      for (const city of ['Zurich', 'Austin', 'Miami']) made.push((await saved(api, token, { city })).id);
      expect(new Set(made).size).toBe(3);
      for (const id of made) {
        await api.ok('updateAddress', { token, path: { id }, body: addressForm({ isDefault: true }) });
        expect((await listed(api, token)).map((address) => address.id)).toEqual(made);
      }
    },
  ),
  check(['listAddresses 200', 'createAddress 201'], 'each buyer has their own addresses', async (api) => {
    const token = await newBuyerToken(api);
    const other = await newBuyerToken(api);
    const address = await saved(api, token);
    expect(await listed(api, other)).toEqual([]);
    const theirs = await saved(api, other, { isDefault: true });
    expect(await listed(api, token)).toEqual([address]);
    expect(await listed(api, other)).toEqual([theirs]);
  }),
  check(['updateAddress 200', 'listAddresses 200'], 'replaces the fields of this address only', async (api) => {
    const token = await newBuyerToken(api);
    const first = await saved(api, token);
    const second = await saved(api, token, { address2: 'Unit 4' });
    const body = addressForm({ firstName: 'Grace', city: 'Salem', address2: 'Unit 5' });
    const { body: changed } = await api.ok('updateAddress', { token, path: { id: second.id }, body });
    expect(changed).toEqual({ ...second, firstName: 'Grace', city: 'Salem', address2: 'Unit 5' });
    expect(await listed(api, token)).toEqual([first, changed]);
  }),
  check(
    ['deleteAddress 200', 'deleteAddress 404', 'updateAddress 404', 'listAddresses 200'],
    'deletes this address only; a second time it is not_found',
    async (api) => {
      const token = await newBuyerToken(api);
      const kept = await saved(api, token);
      const gone = await saved(api, token, { city: 'Salem' });
      const options = { token, path: { id: gone.id } };
      await api.ok('deleteAddress', options);
      expect(await listed(api, token)).toEqual([kept]);
      await api.refused('deleteAddress', 404, 'not_found', options);
      await api.refused('updateAddress', 404, 'not_found', { ...options, body: addressForm() });
    },
  ),
];

/** Tag `addresses`. */
export const addressesChecks: Check[] = [
  ...listChecks,
  ...writingChecks,
  ...refusalChecks,
  ...defaultAddressChecks,
  ...everyOperationOf('addresses'),
];
