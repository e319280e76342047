import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '@/api/useApiMutation';
import { currentUserQuery } from './currentUser';
import { useSessionServices } from './SessionContext';
import { isUser, type SessionUser } from './sessionStore';

interface Credentials {
  email: string;
  password: string;
}

// None of these makes a query out of date by itself: a new token drops everything private (app/cacheSync).

/** Nobody is signed in by an answer without a token: it cannot be read. */
async function withToken<Answer extends { data?: { token: string } }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  const token: unknown = answer.data?.token;
  if (typeof token !== 'string' || token === '') throw new SyntaxError('The answer has no token.');
  return answer;
}

/** POST /api/auth/login; e-mails are sent trimmed (D-145). */
export function useLoginCall() {
  return useApiMutation({
    call: (client, { email, password }: Credentials) =>
      withToken(client.POST('/api/auth/login', { body: { email: email.trim(), password } })),
    invalidates: [],
  });
}

/** POST /api/auth/signup: the dialog and the Register tab (D-106). The name is optional. */
export function useSignupCall() {
  return useApiMutation({
    call: (client, { email, password, name }: Credentials & { name: string }) =>
      withToken(
        client.POST('/api/auth/signup', {
          body: { email: email.trim(), password, ...(name.trim() ? { name: name.trim() } : {}) },
        }),
      ),
    invalidates: [],
  });
}

/** POST /api/auth/register: the sign-up page, which collects neither name nor phone (D-106). */
export function useRegisterCall() {
  return useApiMutation({
    call: (client, { email, password, username }: Credentials & { username: string }) =>
      withToken(
        client.POST('/api/auth/register', {
          body: { email: email.trim(), username: username.trim(), password, name: '', phone: '' },
        }),
      ),
    invalidates: [],
  });
}

/** Stores the token of an answer and reads the current user anew (S1 7), which fills in who it is (D-204). */
export function useSignIn() {
  const { session } = useSessionServices();
  const queryClient = useQueryClient();

  const readUser = async (token: string) => {
    try {
      const user = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
      if (user && session.get().token === token) session.rememberUser(user);
    } catch {
      // The buyer is signed in all the same; whoever shows the user says that it could not be read.
    }
  };

  return ({ token, user }: { token: string; user?: SessionUser | null }, stay: boolean) => {
    session.signIn({ token, user: isUser(user) ? user : null, stay });
    void readUser(token);
  };
}
