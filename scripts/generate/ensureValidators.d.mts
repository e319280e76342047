export function ensureValidators(): Promise<void>;
