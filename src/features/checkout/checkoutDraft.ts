import type { CheckoutAddress } from '@/domain/order/checkoutOrder';
import { isRecord } from '@/lib/isRecord';
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

export const useCheckoutDraft = () => useFormDraft(STORAGE_KEYS.checkoutDraft, EMPTY_DRAFT, isCheckoutDraft);

const isCheckoutDraft = (value: unknown): value is CheckoutDraft =>
  isRecord(value) &&
  (value['address'] === null || isTextForm(value['address'], BLANK_ADDRESS)) &&
  isChosenMethod(value['method']);

export const isChosenMethod = (value: unknown): value is ChosenMethod =>
  value === null || value === 'card' || value === 'paypal';
