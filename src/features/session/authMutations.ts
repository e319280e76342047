import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '@/api/useApiMutation';
import { failureText, withToken } from './authResponses';
import { currentUserQuery } from './currentUser';
import { useSessionServices } from './SessionContext';
import { isUser, type SessionUser } from './sessionStore';

interface Credentials {
  email: string;
  password: string;
}

// These invalidate no query: the new token makes the app drop all private data (src/app/cacheSync.ts).

/** POST /api/auth/login, with the email address trimmed (D-145). */
export function useLogin() {
  return useApiMutation({
    call: (client, { email, password }: Credentials) =>
      withToken(client.POST('/api/auth/login', { body: { email: email.trim(), password } })),
    invalidates: [],
  });
}

/** POST /api/auth/signup, for the login dialog and the Register tab. The name is optional (D-106). */
export function useSignup() {
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

/** POST /api/auth/register, for the sign-up page, which asks for neither name nor phone (D-106). */
export function useRegister() {
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

/** Stores the token, then fetches the current user (S1 7), since a sign-up response may lack one (D-204). */
export function useSignIn() {
  const { session } = useSessionServices();
  const queryClient = useQueryClient();

  const readUser = async (token: string) => {
    try {
      const user = await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
      if (user && session.get().token === token) session.rememberUser(user);
    } catch {
      // The buyer is signed in anyway. Components that show the user report the failure.
    }
  };

  return ({ token, user }: { token: string; user?: SessionUser | null }, stay: boolean) => {
    session.signIn({ token, user: isUser(user) ? user : null, stay });
    void readUser(token);
  };
}

/** The brief spells the welcome differently on the login screen and in the dialog (D-162, D-163). */
export const AUTH_TOASTS = {
  loginScreen: { title: 'Welcome Back!', tone: 'success' },
  loginDialog: { title: 'Welcome back!', tone: 'success' },
  signupDialog: { title: 'Welcome!', tone: 'success' },
  accountCreated: {
    title: 'Account Created Successfully',
    description: 'Welcome! You are now a V1 member.',
    tone: 'success',
  },
} as const;

const failure = (title: string, fallback: string) => (error: unknown) =>
  ({ title, description: failureText(error, fallback), tone: 'danger' }) as const;

export const loginFailedToast = failure('Login Failed', 'Please check your credentials and try again.');
export const signupFailedToast = failure('Signup Failed', 'Please try again.');
