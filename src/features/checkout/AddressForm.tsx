import { NativeSelect, Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { Ref } from 'react';
import type { components } from '@/api/generated/schema';
import type { CheckoutAddress } from '@/domain/order/checkoutOrder';
import classes from './AddressForm.module.css';
import { BLANK_ADDRESS } from './checkoutDraft';

type SavedAddress = components['schemas']['Address'];
type Field = keyof CheckoutAddress;

interface AddressFormProps {
  /** Receives the element that contains the fields. */
  ref: Ref<HTMLElement>;
  address: CheckoutAddress;
  /** The default address first. */
  saved: readonly CheckoutAddress[];
  /** Messages by field. */
  errors: Partial<Record<Field, string>>;
  onChange: (edit: (current: CheckoutAddress) => CheckoutAddress) => void;
}

const FIELDS: { name: Exclude<Field, 'country'>; label: string; autoComplete: string; required: boolean }[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'shipping given-name', required: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'shipping family-name', required: true },
  { name: 'address', label: 'Address', autoComplete: 'shipping address-line1', required: true },
  { name: 'address2', label: 'Suite, floor, unit (optional)', autoComplete: 'shipping address-line2', required: false },
  { name: 'city', label: 'City', autoComplete: 'shipping address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'shipping address-level1', required: true },
  { name: 'zipCode', label: 'ZIP code', autoComplete: 'shipping postal-code', required: true },
];

/** Where the order goes: a saved address, or another one (S2 2.1). */
export function AddressForm({ ref, address, saved, errors, onChange }: AddressFormProps) {
  const chosen = saved.findIndex((one) => isSame(one, address));
  return (
    <section ref={ref} className={classes.card} aria-labelledby="checkout-address">
      <h2 id="checkout-address">Shipping address</h2>
      {saved.length > 0 && (
        <Radio.Group
          label="Saved addresses"
          value={String(chosen)}
          onChange={(value) => onChange(() => saved[Number(value)] ?? BLANK_ADDRESS)}
        >
          <div className={classes.saved}>
            {saved.map((one, index) => (
              <Radio key={addressText(one)} value={String(index)} label={addressText(one)} />
            ))}
            <Radio value="-1" label="Use another address" />
          </div>
        </Radio.Group>
      )}
      <div className={classes.fields}>
        {FIELDS.map(({ name, ...field }) => (
          <TextInput
            key={name}
            {...field}
            name={name}
            data-path={name}
            className={name === 'address' || name === 'address2' ? classes.wide : undefined}
            withAsterisk={false}
            maxLength={120}
            value={address[name]}
            error={errors[name]}
            onChange={({ currentTarget: { value } }) => onChange((current) => ({ ...current, [name]: value }))}
          />
        ))}
        <NativeSelect
          label="Country"
          name="country"
          autoComplete="shipping country"
          data={[{ value: 'US', label: 'United States' }]}
          value={address.country}
          onChange={({ currentTarget: { value } }) => onChange((current) => ({ ...current, country: value }))}
        />
      </div>
    </section>
  );
}

const isSame = (a: CheckoutAddress, b: CheckoutAddress) =>
  Object.keys(BLANK_ADDRESS).every((name) => a[name as Field] === b[name as Field]); // its own keys

const addressText = ({ firstName, lastName, address, address2, city, state, zipCode }: CheckoutAddress) =>
  [`${firstName} ${lastName}`, address, address2, city, `${state} ${zipCode}`].filter(Boolean).join(', ');

/**
 * Saved addresses as the form holds them, the default one first, and each one once. The main checkout ships to the United
 * States only.
 */
export const readSavedAddresses = (addresses: readonly SavedAddress[]): CheckoutAddress[] =>
  addresses
    .filter(({ country }) => country === 'US')
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ firstName, lastName, address, address2, city, state, zipCode, country }) => ({
      firstName,
      lastName,
      address,
      address2: address2 ?? '',
      city,
      state,
      zipCode,
      country,
    }))
    .filter((one, index, all) => all.findIndex((other) => addressText(other) === addressText(one)) === index);
