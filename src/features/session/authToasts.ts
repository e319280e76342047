import { ApiError } from '@/api/errors';

/** Each text has one place (D-162, D-163). */
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
  ({ title, description: sentence(error, fallback), tone: 'danger' }) as const;

/** The server's words; its fallback is the brief's (S1 8). Where no answer came, that is what is said. */
function sentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.serverMessage ?? (error.kind === 'refused' ? fallback : error.message);
}

export const loginFailedToast = failure('Login Failed', 'Please check your credentials and try again.');
export const signupFailedToast = failure('Signup Failed', 'Please try again.');
