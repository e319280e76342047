import type { components } from '../../src/api/generated/schema';
import type { BuyerRow } from '../db/rows';
import { schemas } from '../generated/contract';

type Schemas = components['schemas'];
/** An address with first and last name. */
type FormAddress = Schemas['ShippingAddress'] | Schemas['CardPageAddress'];
/** An address with full name, email and phone. */
type ContactAddress = Schemas['ContactAddress'];

/** The person an order is for. */
export interface Customer {
  name: string;
  email: string;
  phone: string;
}

// decided by the contract's validator, since both forms may carry unknown fields
const isContact = (address: FormAddress | ContactAddress): address is ContactAddress => schemas.ContactAddress(address);

/** Splits a full name at its last blank; a single word is the first name (OrderAddress). */
function splitName(fullName: string): { firstName: string; lastName: string; fullName: string } {
  const [, firstName = fullName, lastName = ''] = /^(.*\S)\s+(\S+)$/s.exec(fullName) ?? [];
  return { firstName, lastName, fullName };
}

function joinName({ firstName, lastName }: FormAddress): { firstName: string; lastName: string; fullName: string } {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    fullName: `${firstName.trim()} ${lastName.trim()}`.trim(),
  };
}

const addressLines = ({ address, address2, city, state, zipCode, country }: FormAddress | ContactAddress) => ({
  address: address.trim(),
  address2: address2?.trim() || null,
  city: city.trim(),
  state: state.trim(),
  zipCode: zipCode.trim(),
  country: country.trim(),
});

/** An address with first and last name as an order stores it. */
export const formAddress = (form: FormAddress): Schemas['OrderAddress'] => ({
  ...joinName(form),
  ...addressLines(form),
});

/** Either kind of address as an order stores it: trimmed, with first, last and full name. */
export const orderAddress = (sent: Schemas['ShippingAddress'] | ContactAddress): Schemas['OrderAddress'] =>
  isContact(sent) ? { ...splitName(sent.fullName.trim()), ...addressLines(sent) } : formAddress(sent);

/** The customer of an address. Where the address has no email and phone, the account's are used (D-114). */
export function customerOf(sent: Schemas['ShippingAddress'] | ContactAddress, buyer: BuyerRow): Customer {
  const { fullName: name } = orderAddress(sent);
  if (isContact(sent)) return { name, email: sent.email.trim(), phone: sent.phone.trim() };
  return { name, email: buyer.email, phone: buyer.phone };
}
