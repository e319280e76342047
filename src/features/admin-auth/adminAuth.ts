import { ApiError } from '@/api/errors';
import { get } from '@/api/query';
import { useApiMutation } from '@/api/useApiMutation';

/** Verifies the stored token. Any response that is not OK ends the session (S2 4). */
export const verifyAdminQuery = () => get('/api/admin/auth/verify');

/** POST /api/admin/auth/login. A response without a token is unreadable. */
export function useAdminLogin() {
  return useApiMutation({
    call: async (client, { email, password }: { email: string; password: string }) => {
      const result = await client.POST('/api/admin/auth/login', { body: { email: email.trim(), password } });
      const token: unknown = result.data?.token;
      if (typeof token !== 'string' || token === '') throw new SyntaxError('The response has no token.');
      return result;
    },
    invalidates: [],
  });
}

/** The server's message, or the brief's text without one (S2 8). Without a response: why the request failed. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Invalid credentials';
  return error.serverMessage ?? (error.kind === 'refused' ? 'Invalid credentials' : error.message);
}
