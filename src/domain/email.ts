/** The contract's bound, and the longest address that mail servers take (characters). */
const LONGEST = 254;

/** One @, no blanks, a domain with a dot: what no mail server would take is caught before it is sent. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** What is wrong with a typed e-mail address, in a few words; null when it can be used. Blanks around do not count (D-145). */
export function emailFault(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return 'Enter your e-mail address';
  if (email.length > LONGEST) return `At most ${LONGEST} characters`;
  return ADDRESS.test(email) ? null : 'Enter a full e-mail address, like name@company.com';
}
