import type { AddressRow } from '../../db/rows';

type Place = Pick<AddressRow, 'address' | 'address2' | 'city' | 'state' | 'zipCode' | 'country'>;

const place = (address: string, city: string, state: string, zipCode: string, country: string): Place => ({
  address,
  address2: null,
  city,
  state,
  zipCode,
  country,
});

const BRANCHES: readonly [Place, ...Place[]] = [
  place('Speicherstraße 14', 'Hamburg', 'HH', '20457', 'DE'),
  place('Keizersgracht 310', 'Amsterdam', 'NH', '1016 EX', 'NL'),
  place('18 Rue du Faubourg', 'Lyon', 'ARA', '69002', 'FR'),
  place('Carrer de Mallorca 92', 'Barcelona', 'CT', '08029', 'ES'),
  place('Via della Spiga 7', 'Milano', 'MI', '20121', 'IT'),
];

/** Where a buyer has products of the EU region sent: the buyer's branch there, which no address list shows. */
export const europeanBranch = (buyerId: number): Place => BRANCHES[buyerId % BRANCHES.length] ?? BRANCHES[0];
