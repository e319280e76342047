import { emailFault } from '@/domain/email';

/** The contract's bounds for what the account forms send; the brief asks for no more than "required" (S1 5). */
const LONGEST = { password: 200, username: 60, name: 120 } as const;

const tooLong = (value: string, field: keyof typeof LONGEST) =>
  value.length > LONGEST[field] ? `At most ${LONGEST[field]} characters` : null;

/** Each rule answers what is wrong in a few words, or null. */
export const authRules = {
  email: emailFault,
  password: (value: string) => (value.trim() === '' ? 'Enter your password' : tooLong(value, 'password')),
  username: (value: string) => (value.trim() === '' ? 'Enter a username' : tooLong(value.trim(), 'username')),
  name: (value: string) => tooLong(value.trim(), 'name'),
};
