/** The contract's bounds for what the account forms send; the brief asks for no more than "required" (S1 5). */
const LONGEST = { email: 254, password: 200, username: 60, name: 120 } as const;

/** One @, no blanks, a domain with a dot: what no mail server would take is caught before it is sent. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

const tooLong = (value: string, field: keyof typeof LONGEST) =>
  value.length > LONGEST[field] ? `At most ${LONGEST[field]} characters` : null;

/** Each rule answers what is wrong in a few words, or null. */
export const authRules = {
  email: (value: string) => {
    const email = value.trim();
    if (email === '') return 'Enter your e-mail address';
    return tooLong(email, 'email') ?? (EMAIL.test(email) ? null : 'This does not look like an e-mail address');
  },
  password: (value: string) => (value.trim() === '' ? 'Enter your password' : tooLong(value, 'password')),
  username: (value: string) => (value.trim() === '' ? 'Enter a username' : tooLong(value.trim(), 'username')),
  name: (value: string) => tooLong(value.trim(), 'name'),
};
