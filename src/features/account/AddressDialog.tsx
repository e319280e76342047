import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { countryName } from '@/domain/countryName';
import { useSaveAddress } from './accountMutations';
import type { SavedAddress } from './accountQueries';
import classes from './AddressDialog.module.css';
import { FormDialog } from './FormDialog';

interface AddressDialogProps {
  /** Null for a new address. */
  address: SavedAddress | null;
  /** The buyer has no address yet: the first one becomes the default (D-187). */
  isFirst: boolean;
  onClose: () => void;
}

const required = (message: string) => (value: string) => (value.trim() === '' ? message : null);

/** All fields but the second address line are required (S2 5). */
const RULES = {
  firstName: required('Enter the first name'),
  lastName: required('Enter the last name'),
  address: required('Enter the address'),
  city: required('Enter the city'),
  state: required('Enter the state'),
  zipCode: required('Enter the ZIP code'),
  country: required('Choose a country'),
};

const FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'address', label: 'Address', autoComplete: 'address-line1' },
  { name: 'address2', label: 'Suite, floor, unit (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'zipCode', label: 'ZIP code', autoComplete: 'postal-code' },
] as const;

/** Countries that an address may be in; the United States first, where the main checkout ships to. */
const COUNTRY_CODES = 'US AT BE BG CA CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

/** The options of the country field, and `current` if it is none of them. */
function countryOptions(current: string | undefined): { value: string; label: string }[] {
  const codes = current && !COUNTRY_CODES.includes(current) ? [current, ...COUNTRY_CODES] : COUNTRY_CODES;
  return codes.map((value) => ({ value, label: countryName(value) }));
}

/** Adds an address, or edits a saved one. */
export function AddressDialog({ address, isFirst, onClose }: AddressDialogProps) {
  const { mutateAsync } = useSaveAddress();
  return (
    <FormDialog
      title={address ? 'Edit address' : 'Add address'}
      initialValues={{
        firstName: address?.firstName ?? '',
        lastName: address?.lastName ?? '',
        address: address?.address ?? '',
        address2: address?.address2 ?? '',
        city: address?.city ?? '',
        state: address?.state ?? '',
        zipCode: address?.zipCode ?? '',
        country: address?.country ?? 'US',
        isDefault: address?.isDefault ?? isFirst,
      }}
      validate={RULES}
      save={({ address2, ...values }) =>
        mutateAsync({ id: address?.id ?? null, body: { ...values, address2: address2.trim() || null } })
      }
      onClose={onClose}
    >
      {(form) => (
        <div className={classes.fields}>
          {FIELDS.map(({ name, label, autoComplete }) => (
            <TextInput
              key={name}
              className={name === 'address' || name === 'address2' ? classes.wide : undefined}
              label={label}
              autoComplete={autoComplete}
              maxLength={120}
              required={name !== 'address2'}
              data-autofocus={name === 'firstName' || undefined}
              {...form.getInputProps(name)}
            />
          ))}
          <NativeSelect
            label="Country"
            autoComplete="country"
            required
            data={[{ value: '', label: 'Choose a country' }, ...countryOptions(address?.country)]}
            {...form.getInputProps('country')}
          />
          <Checkbox
            className={classes.wide}
            label={isFirst ? 'Your first address is the default for new orders' : 'Use as the default for new orders'}
            aria-disabled={isFirst || undefined}
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
            {...(isFirst && { checked: true, onChange: () => undefined })}
          />
        </div>
      )}
    </FormDialog>
  );
}
