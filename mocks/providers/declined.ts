import type { components } from '../../src/api/generated/schema';

type ErrorCode = components['schemas']['ErrorCode'];

/** A payment that the provider has refused: answered as 402, and kept, so that a retry meets the same (D-221). */
export interface Declined {
  message: string;
  code: ErrorCode;
}
