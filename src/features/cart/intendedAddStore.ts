import { isTextOrNull, readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { missingOption, optionsInWords, type AddChoice } from './addChoice';

/** An add that had to wait for a login: enough to ask about it and to do it (D-225). */
export interface IntendedAdd {
  productId: number;
  name: string;
  quantity: number;
  color: string | null;
  model: string | null;
  ancOption: string | null;
  /** The options as the question words them; absent when there were none. */
  options?: string;
}

function isIntendedAdd(value: unknown): value is IntendedAdd {
  if (typeof value !== 'object' || value === null) return false;
  const add = value as Partial<Record<keyof IntendedAdd, unknown>>; // each field is checked right here
  return (
    typeof add.productId === 'number' &&
    typeof add.name === 'string' &&
    typeof add.quantity === 'number' &&
    Number.isInteger(add.quantity) &&
    add.quantity > 0 &&
    [add.color, add.model, add.ancOption].every(isTextOrNull) &&
    (add.options === undefined || typeof add.options === 'string')
  );
}

/** Keeps the newest intention. One that could not be added as it stands is no question worth asking. */
export function keepIntendedAdd(storage: AppStorage, choice: AddChoice): void {
  if (choice.quantity < 1 || missingOption(choice)) {
    forgetIntendedAdd(storage);
    return;
  }
  const { product, quantity, color, model, ancOption } = choice;
  const options = optionsInWords(choice);
  const add: IntendedAdd = {
    productId: product.id,
    name: product.name,
    quantity,
    color,
    model,
    ancOption,
    ...(options && { options }),
  };
  storage.session.set(STORAGE_KEYS.intendedAdd, JSON.stringify(add));
}

export function readIntendedAdd({ session }: AppStorage): IntendedAdd | null {
  return readJson(session, STORAGE_KEYS.intendedAdd, isIntendedAdd);
}

export function forgetIntendedAdd({ session }: AppStorage): void {
  session.remove(STORAGE_KEYS.intendedAdd);
}
