import { ApiError } from '@/api/errors';

/** Rejects a response without a token as unreadable, so that it does not sign the buyer in. */
export async function withToken<Result extends { data?: { token: string } }>(call: Promise<Result>): Promise<Result> {
  const result = await call;
  const token: unknown = result.data?.token;
  if (typeof token !== 'string' || token === '') throw new SyntaxError('The response has no token.');
  return result;
}

/** The server's message, or the brief's text without one (S1 8). Without a response: why the request failed. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.serverMessage ?? (error.kind === 'refused' ? fallback : error.message);
}
