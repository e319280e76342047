import type { ChosenOptions } from '@/domain/product/productOptions';
import { belongsTo, hashOwner } from '@/features/session/browsingOwner';
import type { Session } from '@/features/session/sessionStore';
import { isRecord } from '@/lib/isRecord';
import { isStringOrNull, readJson, type AppStorage } from '@/lib/storage';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { missingOption, optionsText, type AddChoice } from './chosenOptions';

/** An add that needs a login first: enough to ask about it and to carry it out (D-225). */
export interface PendingAdd extends ChosenOptions {
  productId: number;
  name: string;
  quantity: number;
  /** 'Jet Black, 46 mm'; absent without options. */
  options?: string;
  /** Mark of the buyer whose session expired; absent for a visitor. */
  owner?: string;
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
    [add.options, add.owner].every((text) => text === undefined || typeof text === 'string')
  );
}

/** Stores the latest add. An incomplete one cannot be carried out, so it only clears the previous one. */
export function savePendingAdd(storage: AppStorage, choice: AddChoice, { expired }: Session): void {
  if (choice.quantity < 1 || missingOption(choice)) {
    clearPendingAdd(storage);
    return;
  }
  const { product, quantity, color, model, ancOption } = choice;
  const options = optionsText(choice);
  const add: PendingAdd = {
    productId: product.id,
    name: product.name,
    quantity,
    color,
    model,
    ancOption,
    ...(options && { options }),
    ...(expired?.email && { owner: hashOwner(expired.email) }),
  };
  storage.session.set(STORAGE_KEYS.pendingAdd, JSON.stringify(add));
}

/** The stored add, if it is this buyer's or a visitor's: never another buyer's. */
export function readPendingAdd(storage: AppStorage, session: Session): PendingAdd | null {
  const add = readJson(storage.session, STORAGE_KEYS.pendingAdd, isPendingAdd);
  return add && belongsTo(session, add.owner) ? add : null;
}

export function clearPendingAdd({ session }: AppStorage): void {
  session.remove(STORAGE_KEYS.pendingAdd);
}
