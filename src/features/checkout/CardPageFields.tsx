import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import type { Ref } from 'react';
import { ENFORCED_FIELDS, type CardPageForm } from '@/domain/order/cardPageOrder';
import { US_STATES } from '@/domain/places';
import classes from './AddressForm.module.css';
import { BLANK_ADDRESS } from './checkoutDraft';
import { CountrySelect } from './ContactAddressForm';

export const BLANK_CARD_PAGE_FORM: CardPageForm = { ...BLANK_ADDRESS, name: '', email: '', phone: '', notes: '' };

type Field = keyof CardPageForm;
interface TextField {
  name: Field;
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
  wide?: boolean;
  optional?: boolean;
}

const CUSTOMER: readonly TextField[] = [
  { name: 'name', label: 'Full name', autoComplete: 'billing name', wide: true },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
  { name: 'phone', label: 'Phone (optional)', autoComplete: 'tel', type: 'tel', optional: true },
];
const SHIPPING: readonly TextField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'shipping given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'shipping family-name' },
  { name: 'address', label: 'Address', autoComplete: 'shipping address-line1', wide: true },
  {
    name: 'address2',
    label: 'Suite, floor, unit (optional)',
    autoComplete: 'shipping address-line2',
    wide: true,
    optional: true,
  },
  { name: 'city', label: 'City', autoComplete: 'shipping address-level2' },
];
const ZIP: TextField = { name: 'zipCode', label: 'ZIP code', autoComplete: 'shipping postal-code' };

interface CardPageFieldsProps {
  /** Receives the element that contains the fields. */
  ref: Ref<HTMLDivElement>;
  form: CardPageForm;
  /** Messages by field. */
  errors: Partial<Record<Field, string>>;
  onChange: (edit: (current: CardPageForm) => CardPageForm) => void;
}

/** Customer, address and notes of the card payment page (S2 2.5). */
export function CardPageFields({ ref, form, errors, onChange }: CardPageFieldsProps) {
  const set = (name: Field) => (value: string) => onChange((current) => ({ ...current, [name]: value }));
  const text = (field: TextField) => (
    <FormField
      key={field.name}
      field={field}
      value={form[field.name]}
      error={errors[field.name]}
      onText={set(field.name)}
    />
  );
  return (
    <div ref={ref} className={classes.sections}>
      <section className={classes.card} aria-labelledby="card-page-customer">
        <h2 id="card-page-customer">Customer</h2>
        <div className={classes.fields}>{CUSTOMER.map(text)}</div>
      </section>
      <section className={classes.card} aria-labelledby="card-page-shipping">
        <h2 id="card-page-shipping">Shipping address</h2>
        <div className={classes.fields}>
          {SHIPPING.map(text)}
          <StateField country={form.country} value={form.state} error={errors.state} onText={set('state')} />
          {text(ZIP)}
          <CountrySelect
            value={form.country}
            error={errors.country}
            withAsterisk
            // A state of another country would not be in the list.
            onChange={(country) =>
              onChange((current) => ({ ...current, country, state: country === current.country ? current.state : '' }))
            }
          />
        </div>
      </section>
      <section className={classes.card} aria-labelledby="card-page-notes">
        <h2 id="card-page-notes">Notes</h2>
        <Textarea
          label="Order notes (optional)"
          name="notes"
          autosize={false}
          rows={3}
          maxLength={2000}
          value={form.notes}
          onChange={({ currentTarget: { value } }) => set('notes')(value)}
        />
      </section>
    </div>
  );
}

interface FormFieldProps {
  field: TextField;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

const isEnforced = (name: Field) => ENFORCED_FIELDS.some((enforced) => enforced === name);

/** Fields that are marked as required, but not enforced, have the mark without the attribute (D-159). */
function FormField({ field: { wide = false, optional = false, ...field }, value, error, onText }: FormFieldProps) {
  return (
    <TextInput
      {...field}
      data-path={field.name}
      className={wide ? classes.wide : undefined}
      required={isEnforced(field.name)}
      withAsterisk={!optional}
      maxLength={120}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}

/** One of the fifty states in the United States, else text (D-67). */
function StateField({ country, value, error, onText }: Omit<FormFieldProps, 'field'> & { country: string }) {
  if (country !== 'US') {
    const field: TextField = { name: 'state', label: 'State', autoComplete: 'shipping address-level1' };
    return <FormField field={field} value={value} error={error} onText={onText} />;
  }
  const known = value === '' || value in US_STATES;
  return (
    <NativeSelect
      label="State"
      name="state"
      data-path="state"
      autoComplete="shipping address-level1"
      withAsterisk
      value={value}
      error={error}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    >
      <option value="">Choose a state</option>
      {/* A saved address may lie outside of the fifty. */}
      {!known && <option value={value}>{value}</option>}
      {Object.entries(US_STATES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
