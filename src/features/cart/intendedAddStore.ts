import type { AppStorage } from '@/lib/storage';
import { readJson } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import type { AddChoice } from './useAddToCart';

/** An add that had to wait for a login: enough to ask about it and to do it (D-225). */
export interface IntendedAdd {
  productId: number;
  name: string;
  quantity: number;
  color: string | null;
  model: string | null;
  ancOption: string | null;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isIntendedAdd(value: unknown): value is IntendedAdd {
  if (typeof value !== 'object' || value === null) return false;
  const add = value as Partial<Record<keyof IntendedAdd, unknown>>; // each field is checked right here
  return (
    typeof add.productId === 'number' &&
    typeof add.name === 'string' &&
    typeof add.quantity === 'number' &&
    Number.isInteger(add.quantity) &&
    add.quantity > 0 &&
    [add.color, add.model, add.ancOption].every(isTextOrNull)
  );
}

export function keepIntendedAdd({ session }: AppStorage, { product, quantity, color, model, ancOption }: AddChoice): void {
  if (quantity < 1) return;
  const add: IntendedAdd = { productId: product.id, name: product.name, quantity, color, model, ancOption };
  session.set(STORAGE_KEYS.intendedAdd, JSON.stringify(add));
}

export function readIntendedAdd({ session }: AppStorage): IntendedAdd | null {
  return readJson(session, STORAGE_KEYS.intendedAdd, isIntendedAdd);
}

export function forgetIntendedAdd({ session }: AppStorage): void {
  session.remove(STORAGE_KEYS.intendedAdd);
}
