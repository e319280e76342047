import { expect } from 'vitest';
import { check, type Check } from '../support/check';
import type { SuccessBody } from '../support/contract';
import type { TestApi } from '../support/testApi';
import { addressForm } from '../support/sampleRequests';

type Kept = Pick<SuccessBody<'createAddress'>, 'id' | 'isDefault'>;

/** `isDefault` in a request; undefined leaves it out. */
const IS_DEFAULT_VALUES = [true, false, undefined];
/** What can happen to an address book. */
const EVENTS = [
  ...IS_DEFAULT_VALUES.map((isDefault) => ({ what: 'add', isDefault }) as const),
  ...IS_DEFAULT_VALUES.map((isDefault) => ({ what: 'change the default', isDefault }) as const),
  ...IS_DEFAULT_VALUES.map((isDefault) => ({ what: 'change another', isDefault }) as const),
  { what: 'delete the default', isDefault: undefined },
  { what: 'delete another', isDefault: undefined },
] as const;
type Event = (typeof EVENTS)[number];

/** The book after one address has become the default, or is no longer. */
const withDefault = (book: readonly Kept[], id: number, isDefault: boolean): Kept[] =>
  book.map((one) => (one.id === id ? { id, isDefault } : { ...one, isDefault: one.isDefault && !isDefault }));

/** Applies an event at the server; returns the expected address book. */
async function apply(api: TestApi, token: string, book: readonly Kept[], { what, isDefault }: Event): Promise<Kept[]> {
  const body = addressForm({ isDefault });
  if (what === 'add') {
    const { id } = (await api.ok('createAddress', { token, body })).body;
    return withDefault([...book, { id, isDefault: false }], id, book.length === 0 || isDefault === true);
  }
  const target = book.findLast(
    (one) => one.isDefault === (what === 'change the default' || what === 'delete the default'),
  );
  if (!target) return [...book];
  const options = { token, path: { id: target.id } };
  if (what.startsWith('delete')) {
    await api.ok('deleteAddress', options);
    return book.filter((one) => one !== target);
  }
  await api.ok('updateAddress', { ...options, body });
  return withDefault(book, target.id, isDefault ?? target.isDefault);
}

const defaultsOf = async (api: TestApi, token: string): Promise<Kept[]> =>
  (await api.ok('listAddresses', { token })).body.map(({ id, isDefault }) => ({ id, isDefault }));
const madeDefault = async (api: TestApi, token: string, isDefault?: boolean) =>
  (await api.ok('createAddress', { token, body: addressForm({ isDefault }) })).body;

/** Which address is the default. */
export const defaultAddressChecks: Check[] = [
  check('createAddress 201', 'the first address becomes the default whatever isDefault says', async (api) => {
    for (const said of IS_DEFAULT_VALUES) {
      const { token } = await api.newBuyer();
      expect((await madeDefault(api, token, said)).isDefault, String(said)).toBe(true);
    }
  }),
  check(
    ['createAddress 201', 'listAddresses 200'],
    'a later address becomes the default only with isDefault true, and then replaces the former default',
    async (api) => {
      const { token } = await api.newBuyer();
      const first = await madeDefault(api, token);
      expect((await madeDefault(api, token, false)).isDefault).toBe(false);
      expect((await madeDefault(api, token)).isDefault).toBe(false);
      expect((await defaultsOf(api, token))[0]).toEqual({ id: first.id, isDefault: true });
      const taking = await madeDefault(api, token, true);
      expect((await defaultsOf(api, token)).filter(({ isDefault }) => isDefault)).toEqual([
        { id: taking.id, isDefault: true },
      ]);
    },
  ),
  check(
    ['updateAddress 200', 'listAddresses 200'],
    'isDefault true makes the address the default, false ends that, absent changes nothing',
    async (api) => {
      const { token } = await api.newBuyer();
      const [first, second] = [await madeDefault(api, token), await madeDefault(api, token)];
      const change = async (id: number, isDefault?: boolean) => {
        const options = { token, path: { id }, body: addressForm({ isDefault }) };
        const { body } = await api.ok('updateAddress', options);
        const book = await defaultsOf(api, token);
        expect(book).toContainEqual({ id, isDefault: body.isDefault });
        return book.map((one) => one.isDefault);
      };
      expect(await change(second.id, true)).toEqual([false, true]);
      expect(await change(second.id)).toEqual([false, true]);
      expect(await change(first.id)).toEqual([false, true]);
      expect(await change(second.id, false)).toEqual([false, false]);
      expect(await change(second.id)).toEqual([false, false]);
      expect(await change(first.id, true)).toEqual([true, false]);
    },
  ),
  check(
    ['deleteAddress 200', 'listAddresses 200', 'createAddress 201'],
    'deleting the default makes no other address the default, nor the next new one',
    async (api) => {
      const { token } = await api.newBuyer();
      const first = await madeDefault(api, token);
      const second = await madeDefault(api, token);
      await api.ok('deleteAddress', { token, path: { id: first.id } });
      expect(await defaultsOf(api, token)).toEqual([{ id: second.id, isDefault: false }]);
      expect((await madeDefault(api, token, false)).isDefault).toBe(false);
    },
  ),
  check(
    ['createAddress 201', 'updateAddress 200', 'deleteAddress 200', 'listAddresses 200'],
    'after any two changes in a row the right address is the default, and no other',
    async (api) => {
      const { token } = await api.newBuyer();
      let book: Kept[] = [];
      for (const [before, after] of EVENTS.flatMap((one) => EVENTS.map((two) => [one, two] as const))) {
        for (const event of [before, after]) {
          book = await apply(api, token, book, event);
          expect(await defaultsOf(api, token), `${before.what}, ${after.what}`).toEqual(book);
        }
      }
    },
  ),
];
