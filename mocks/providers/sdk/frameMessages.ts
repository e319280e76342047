import type {
  CardClassSelectors,
  CardFieldNamesValues,
  CardInputEventTypesValues,
} from '@square/web-payments-sdk-types';
import type { TokenErrorDetails } from '@square/web-payments-sdk-types';
import type { cardDetailsOf } from './cardRules';

/** What the SDK asks its card frame, and what the frame replies. Neither direction carries digits of the card. */
export interface FrameCalls {
  configure: (options: { style: CardClassSelectors; postalCode: string }) => null;
  /** What is wrong with the fields, and whether the bank asks for its challenge. */
  check: () => { errors: TokenErrorDetails[]; challenge: boolean };
  token: (options: { id: string; verified: boolean }) => { token: string; card: ReturnType<typeof cardDetailsOf> };
  focus: (field: CardFieldNamesValues) => null;
  setError: (field: CardFieldNamesValues) => null;
  clear: () => null;
}

/** Message to the frame. */
export interface FrameRequest {
  id: number;
  call: keyof FrameCalls;
  argument: unknown;
}

/** Message from the frame. */
export type FrameMessage =
  | { type: 'result'; id: number; result: unknown }
  | { type: 'event'; event: CardInputEventTypesValues; field: CardFieldNamesValues; brand: string; postalCode: string }
  | { type: 'height'; height: number };
