import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import type { Ref } from 'react';
import type { ContactAddressValues } from '@/domain/order/alternateOrder';
import { COUNTRIES } from '@/domain/places';
import classes from './AddressForm.module.css';

export const BLANK_CONTACT: ContactAddressValues = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

type TextField = Exclude<keyof ContactAddressValues, 'country'>;

const FIELDS: { name: TextField; label: string; autoComplete: string; type?: 'email' | 'tel' }[] = [
  { name: 'fullName', label: 'Full name', autoComplete: 'shipping name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'shipping address-line1' },
  { name: 'address2', label: 'Suite, floor, unit (optional)', autoComplete: 'shipping address-line2' },
  { name: 'city', label: 'City', autoComplete: 'shipping address-level2' },
  { name: 'state', label: 'State', autoComplete: 'shipping address-level1' },
  { name: 'zipCode', label: 'ZIP code', autoComplete: 'shipping postal-code' },
];
const WIDE: ReadonlySet<TextField> = new Set(['fullName', 'address', 'address2']);

interface ContactAddressFormProps {
  /** Receives the element that contains the fields. */
  ref: Ref<HTMLElement>;
  form: ContactAddressValues;
  /** Messages by field. */
  errors: Partial<Record<keyof ContactAddressValues, string>>;
  onChange: (edit: (current: ContactAddressValues) => ContactAddressValues) => void;
}

/** Who orders, and where the order goes: the eight fields of the alternate checkout (S2 2.2), and the suite (D-227). */
export function ContactAddressForm({ ref, form, errors, onChange }: ContactAddressFormProps) {
  return (
    <section ref={ref} className={classes.card} aria-labelledby="contact-address">
      <h2 id="contact-address">Shipping information</h2>
      <div className={classes.fields}>
        {FIELDS.map(({ name, ...field }) => (
          <TextInput
            key={name}
            {...field}
            name={name}
            data-path={name}
            className={WIDE.has(name) ? classes.wide : undefined}
            required={name !== 'address2'}
            withAsterisk={false}
            maxLength={120}
            value={form[name]}
            error={errors[name]}
            onChange={({ currentTarget: { value } }) => onChange((current) => ({ ...current, [name]: value }))}
          />
        ))}
        <CountrySelect
          value={form.country}
          error={errors.country}
          required
          onChange={(country) => onChange((current) => ({ ...current, country }))}
        />
      </div>
    </section>
  );
}

interface CountrySelectProps {
  value: string;
  error?: string | undefined;
  required?: boolean;
  withAsterisk?: boolean;
  onChange: (country: string) => void;
}

/** The ten countries of the older checkout pages (S2 9); empty until one is chosen. */
export function CountrySelect({ onChange, required = false, withAsterisk = false, ...field }: CountrySelectProps) {
  return (
    <NativeSelect
      label="Country"
      name="country"
      data-path="country"
      autoComplete="shipping country"
      required={required}
      withAsterisk={withAsterisk}
      {...field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">Choose a country</option>
      {Object.entries(COUNTRIES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
