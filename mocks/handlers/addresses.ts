import type { components } from '../../src/api/generated/schema';
import { addressResponse } from '../db/responses';
import type { Database } from '../db/database';
import type { AddressRow } from '../db/rows';
import type { Handlers } from '../api/handlerTypes';
import { notFound } from '../api/errors';

type AddressRequest = components['schemas']['AddressRequest'];

/** A buyer's addresses, oldest first. */
const addressesOf = (db: Database, buyerId: number) =>
  db.addresses.select({ where: (row) => row.buyerId === buyerId, orderBy: (a, b) => a.id - b.id }).rows;

/** @throws HttpError 404 for an unknown address and for another buyer's */
function ownAddress(db: Database, buyerId: number, id: number): Readonly<AddressRow> {
  const address = db.addresses.get(id);
  if (address?.buyerId !== buyerId) throw notFound();
  return address;
}

/** The request's known fields as stored: trimmed, a blank second line as null. */
const toColumns = (body: AddressRequest): Omit<AddressRow, 'id' | 'buyerId' | 'isDefault'> => ({
  firstName: body.firstName.trim(),
  lastName: body.lastName.trim(),
  address: body.address.trim(),
  address2: body.address2?.trim() || null,
  city: body.city.trim(),
  state: body.state.trim(),
  zipCode: body.zipCode.trim(),
  country: body.country.trim(),
});

/** Clears the default flag of the buyer's addresses; only one can have it (D-187). */
async function clearDefault(db: Database, buyerId: number): Promise<void> {
  for (const { id, isDefault } of addressesOf(db, buyerId)) {
    if (isDefault) await db.addresses.update(id, (row) => void (row.isDefault = false));
  }
}

/** The signed-in buyer's saved addresses. */
export const addresses = {
  listAddresses: ({ db, buyer }) => ({ status: 200, body: addressesOf(db, buyer.id).map(addressResponse) }),

  createAddress: async ({ db, buyer, body }) => {
    const isDefault = body.isDefault === true || addressesOf(db, buyer.id).length === 0;
    if (isDefault) await clearDefault(db, buyer.id);
    const id = await db.next('address');
    const saved = await db.addresses.insert({ id, buyerId: buyer.id, ...toColumns(body), isDefault });
    return { status: 201, body: addressResponse(saved) };
  },

  updateAddress: async ({ db, buyer, path, body }) => {
    const { id, isDefault } = ownAddress(db, buyer.id, path.id);
    if (body.isDefault) await clearDefault(db, buyer.id);
    const changed = await db.addresses.update(id, (row) => {
      Object.assign(row, toColumns(body), { isDefault: body.isDefault ?? isDefault });
    });
    if (!changed) throw notFound();
    return { status: 200, body: addressResponse(changed) };
  },

  deleteAddress: async ({ db, buyer, path }) => {
    await db.addresses.remove(ownAddress(db, buyer.id, path.id).id);
    return { status: 200, body: { success: true } };
  },
} satisfies Partial<Handlers>;
