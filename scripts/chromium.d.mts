export function findChromium(): string | undefined;
export function ensureChromium(): void;
export const CHROMIUM_FLAGS: string[];
