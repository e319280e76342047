import type { CheckoutAddress } from '@/domain/order/checkoutOrder';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { isTextForm, useFormDraft } from './formDraft';

export const BLANK_ADDRESS: CheckoutAddress = {
  firstName: '',
  lastName: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

export type ChosenMethod = 'card' | 'paypal' | null;

/** What the buyer has entered at the checkout. */
export interface CheckoutDraft {
  /** Null until the buyer changes it: then the default saved address is used. */
  readonly address: CheckoutAddress | null;
  readonly method: ChosenMethod;
}

const EMPTY_DRAFT: CheckoutDraft = { address: null, method: null };

export const useCheckoutDraft = () =>
  useFormDraft(
    STORAGE_KEYS.checkoutDraft,
    EMPTY_DRAFT,
    ({ address, method }) => (address === null || isTextForm(address, BLANK_ADDRESS)) && isChosenMethod(method),
  );

export const isChosenMethod = (value: unknown): value is ChosenMethod =>
  value === null || value === 'card' || value === 'paypal';
