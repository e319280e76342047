/** How long one check may take, in ms: CONFORMANCE_TIMEOUT in seconds, else a minute, so that a slow server is not a wrong one. */
export const PATIENCE_MS = Number(process.env['CONFORMANCE_TIMEOUT'] ?? 60) * 1000;
