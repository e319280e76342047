import { get } from '@/api/query';
import { useApiMutation } from '@/api/useApiMutation';
import { failureText, withToken } from '@/features/session/authResponses';

/** Verifies the stored token. Any response that is not OK ends the session (S2 4). */
export const verifyAdminQuery = () => get('/api/admin/auth/verify');

/** POST /api/admin/auth/login. A response without a token is unreadable. */
export function useAdminLogin() {
  return useApiMutation({
    call: (client, { email, password }: { email: string; password: string }) =>
      withToken(client.POST('/api/admin/auth/login', { body: { email: email.trim(), password } })),
    invalidates: [],
  });
}

/** The server's message, or the brief's text without one (S2 8). Without a response: why the request failed. */
export const loginFailure = (error: unknown): string => failureText(error, 'Invalid credentials');
