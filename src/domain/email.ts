/** The contract's limit and that of mail servers, in characters. */
const MAX_LENGTH = 254;

/** One @, no spaces, a domain with a dot. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** The error message for a typed email address; null when it is valid. Surrounding spaces are ignored (D-145). */
export function emailError(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return 'Enter your email address';
  if (email.length > MAX_LENGTH) return `At most ${MAX_LENGTH} characters`;
  return ADDRESS.test(email) ? null : 'Enter a full email address, like name@company.com';
}
