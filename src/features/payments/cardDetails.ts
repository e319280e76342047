import type { ContactAddress } from '@/api/types';
import type { Cents } from '@/domain/money';
import type { CardDetails } from './providers';

/** Amount and address for the bank, from a form that has one field for the name. The last word is the family name. */
export function cardDetails(contact: ContactAddress, total: Cents): CardDetails {
  const { fullName, address, address2, city, state, zipCode, country } = contact;
  const names = fullName.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.pop() ?? '') : '';
  const place = { address, address2: address2 ?? '', city, state, zipCode, country };
  return { total, billing: { firstName: names.join(' '), lastName, ...place } };
}
