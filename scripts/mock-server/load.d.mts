export function loadStandalone(): Promise<typeof import('../../mocks/standalone')>;
export function bundleStandalone(): Promise<string>;
