import type { components } from '../../src/api/generated/schema';
import type { BuyerRow } from '../db/rows';
import { schemas } from '../generated/contract';

type Schemas = components['schemas'];
type Form = Schemas['ShippingAddress'] | Schemas['CardPageAddress'];
type Contact = Schemas['ContactAddress'];

/** Whom an order is for. */
export interface Customer {
  name: string;
  email: string;
  phone: string;
}

// a contact form may carry unknown fields besides, and they decide nothing
const isContact = (address: Form | Contact): address is Contact => schemas.ContactAddress(address);

/** Of a full name the first name is the text before the last blank; a single word is all first name (OrderAddress). */
function namesOf(fullName: string): { firstName: string; lastName: string; fullName: string } {
  const [, firstName = fullName, lastName = ''] = /^(.*\S)\s+(\S+)$/s.exec(fullName) ?? [];
  return { firstName, lastName, fullName };
}

function formNames({ firstName, lastName }: Form): { firstName: string; lastName: string; fullName: string } {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    fullName: `${firstName.trim()} ${lastName.trim()}`.trim(),
  };
}

const placeOf = ({ address, address2, city, state, zipCode, country }: Form | Contact) => ({
  address: address.trim(),
  address2: address2?.trim() || null,
  city: city.trim(),
  state: state.trim(),
  zipCode: zipCode.trim(),
  country: country.trim(),
});

/** An address of a form with two names, as an order keeps it. */
export const formAddress = (form: Form): Schemas['OrderAddress'] => ({ ...formNames(form), ...placeOf(form) });

/** Either kind of address as an order keeps it: both spellings of the name, no blanks around. */
export const orderAddress = (given: Schemas['ShippingAddress'] | Contact): Schemas['OrderAddress'] =>
  isContact(given) ? { ...namesOf(given.fullName.trim()), ...placeOf(given) } : formAddress(given);

/** The customer as the address says; an address without e-mail and phone leaves both to the account. */
export function customerIn(given: Schemas['ShippingAddress'] | Contact, buyer: BuyerRow): Customer {
  const { fullName: name } = orderAddress(given);
  if (isContact(given)) return { name, email: given.email.trim(), phone: given.phone.trim() };
  return { name, email: buyer.email, phone: buyer.phone };
}
