import type { ChosenOptions } from '@/domain/product/productOptions';
import { belongsTo, hashOwner } from '@/features/session/browsingOwner';
import type { Session } from '@/features/session/sessionStore';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { missingOption, optionsInWords, type AddChoice } from './addChoice';

/** An add that had to wait for a login: enough to ask about it and to do it (D-225). */
export interface PendingAdd extends ChosenOptions {
  productId: number;
  name: string;
  quantity: number;
  /** The options as the question words them; absent when there were none. */
  options?: string;
  /** The mark of the buyer whose session ran out before; absent for a visitor. */
  by?: string;
}

function isPendingAdd(value: unknown): value is PendingAdd {
  if (!isRecord(value)) return false;
  const add: Partial<Record<keyof PendingAdd, unknown>> = value;
  return (
    typeof add.productId === 'number' &&
    typeof add.name === 'string' &&
    typeof add.quantity === 'number' &&
    Number.isInteger(add.quantity) &&
    add.quantity > 0 &&
    [add.color, add.model, add.ancOption].every(isStringOrNull) &&
    [add.options, add.by].every((text) => text === undefined || typeof text === 'string')
  );
}

/** Keeps the newest intention. One that could not be added as it stands is no question worth asking. */
export function keepPendingAdd(storage: AppStorage, choice: AddChoice, { expired }: Session): void {
  if (choice.quantity < 1 || missingOption(choice)) {
    forgetPendingAdd(storage);
    return;
  }
  const { product, quantity, color, model, ancOption } = choice;
  const options = optionsInWords(choice);
  const add: PendingAdd = {
    productId: product.id,
    name: product.name,
    quantity,
    color,
    model,
    ancOption,
    ...(options && { options }),
    ...(expired?.email && { by: hashOwner(expired.email) }),
  };
  storage.session.set(STORAGE_KEYS.pendingAdd, JSON.stringify(add));
}

/** What is asked of `reader`: never what another buyer meant to add. */
export function readPendingAdd({ session }: AppStorage, reader: Session): PendingAdd | null {
  const add = readJson(session, STORAGE_KEYS.pendingAdd, isPendingAdd);
  return add && belongsTo(reader, add.by) ? add : null;
}

export function forgetPendingAdd({ session }: AppStorage): void {
  session.remove(STORAGE_KEYS.pendingAdd);
}
