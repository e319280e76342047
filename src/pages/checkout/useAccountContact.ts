import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactAddressValues } from '@/domain/order/alternateOrder';
import { COUNTRIES } from '@/domain/places';
import { addressesQuery } from '@/features/checkout/checkoutQueries';
import { BLANK_CONTACT } from '@/features/checkout/ContactAddressForm';
import { useCurrentUser } from '@/features/session/currentUser';

/** What account and default saved address say about buyer and destination: the first content of a checkout form. */
export function useAccountContact() {
  const user = useCurrentUser().data;
  const addresses = useQuery(addressesQuery());
  const saved = useMemo(
    () =>
      (addresses.data ?? [])
        .filter(({ country }) => country in COUNTRIES)
        .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))[0] ?? null,
    [addresses.data],
  );
  const form = useMemo(
    (): ContactAddressValues => ({
      ...BLANK_CONTACT,
      fullName: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      ...(saved && {
        address: saved.address,
        address2: saved.address2 ?? '',
        city: saved.city,
        state: saved.state,
        zipCode: saved.zipCode,
        country: saved.country,
      }),
    }),
    [user, saved],
  );
  /** `saved` is the default saved address; null when there is none that the older pages ship to. */
  return { form, saved, addresses, isPending: addresses.isPending };
}
