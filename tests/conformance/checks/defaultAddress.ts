import { expect } from 'vitest';
import { check, type Check } from '../suite/check';
import type { SuccessOf } from '../suite/contract';
import type { TestApi } from '../suite/testApi';
import { addressForm } from '../suite/samples';

type Kept = Pick<SuccessOf<'createAddress'>, 'id' | 'isDefault'>;

/** `isDefault` as a request says it, or does not. */
const SAID = [true, false, undefined];
/** What can happen to a book of addresses: one more, or a change to one that is the default or is not. */
const EVENTS = [
  ...SAID.map((isDefault) => ({ what: 'add', isDefault }) as const),
  ...SAID.map((isDefault) => ({ what: 'change the default', isDefault }) as const),
  ...SAID.map((isDefault) => ({ what: 'change another', isDefault }) as const),
  { what: 'delete the default', isDefault: undefined },
  { what: 'delete another', isDefault: undefined },
] as const;
type Event = (typeof EVENTS)[number];

/** The book after one address has got its say: whoever becomes the default takes the place from the others. */
const told = (book: readonly Kept[], id: number, isDefault: boolean): Kept[] =>
  book.map((one) => (one.id === id ? { id, isDefault } : { ...one, isDefault: one.isDefault && !isDefault }));

/** Lets an event happen at the server; answers what the book has to be then. */
async function happen(api: TestApi, token: string, book: readonly Kept[], { what, isDefault }: Event): Promise<Kept[]> {
  const body = addressForm({ isDefault });
  if (what === 'add') {
    const { id } = (await api.ok('createAddress', { token, body })).body;
    return told([...book, { id, isDefault: false }], id, book.length === 0 || isDefault === true);
  }
  const target = book.findLast(
    (one) => one.isDefault === (what === 'change the default' || what === 'delete the default'),
  );
  if (!target) return [...book];
  const asked = { token, path: { id: target.id } };
  if (what.startsWith('delete')) {
    await api.ok('deleteAddress', asked);
    return book.filter((one) => one !== target);
  }
  await api.ok('updateAddress', { ...asked, body });
  return told(book, target.id, isDefault ?? target.isDefault);
}

const defaultsOf = async (api: TestApi, token: string): Promise<Kept[]> =>
  (await api.ok('listAddresses', { token })).body.map(({ id, isDefault }) => ({ id, isDefault }));
const madeDefault = async (api: TestApi, token: string, isDefault?: boolean) =>
  (await api.ok('createAddress', { token, body: addressForm({ isDefault }) })).body;

/** Which of the addresses is the default. */
export const defaultAddressChecks: Check[] = [
  check('createAddress 201', 'the first address becomes the default whatever isDefault says', async (api) => {
    for (const said of SAID) {
      const { token } = await api.newBuyer();
      expect((await madeDefault(api, token, said)).isDefault, String(said)).toBe(true);
    }
  }),
  check(
    ['createAddress 201', 'listAddresses 200'],
    'a later address is the default only when it says so, and then takes the place of the other',
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
    'isDefault true makes the address the default, false removes the default, absent changes nothing',
    async (api) => {
      const { token } = await api.newBuyer();
      const [first, second] = [await madeDefault(api, token), await madeDefault(api, token)];
      const change = async (id: number, isDefault?: boolean) => {
        const asked = { token, path: { id }, body: addressForm({ isDefault }) };
        const { body } = await api.ok('updateAddress', asked);
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
    'deleting the default promotes no other address, and the next new address is not the default either',
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
    'in every order of two changes at most one address is the default, and it is the right one',
    async (api) => {
      const { token } = await api.newBuyer();
      let book: Kept[] = [];
      for (const [before, after] of EVENTS.flatMap((one) => EVENTS.map((two) => [one, two] as const))) {
        for (const event of [before, after]) {
          book = await happen(api, token, book, event);
          expect(await defaultsOf(api, token), `${before.what}, ${after.what}`).toEqual(book);
        }
      }
    },
  ),
];
