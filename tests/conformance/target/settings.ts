import type { Account } from './target';
import type { HttpTargetOptions } from './overHttp';
import OPTIONS from './settings.json';

export type Setting = keyof typeof OPTIONS;

const isSetting = (name: string): name is Setting => name in OPTIONS;

/** A setting by both of its names, for whoever has to set it right. */
export const called = (name: Setting): string => `${name} (--${OPTIONS[name]})`;

/** The address before `/api`, without a slash at the end. */
function addressOf(text: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(
      `${called('CONFORMANCE_URL')} must be a whole address such as http://127.0.0.1:4010, not "${text}".`,
    );
  const address = text.replace(/\/+$/, '');
  if (address.endsWith('/api'))
    throw new Error(`${called('CONFORMANCE_URL')} must end before /api, which the conformance suite adds.`);
  return address;
}

/** `someone@example.com:secret`. */
function accountOf(name: Setting, text = ''): Account {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1)
    throw new Error(`${called(name)} must be e-mail:password of an account at the server, not "${text}".`);
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * Reads which server is tested.
 * @returns null for the mock server, when nothing is set
 * @throws Error with one sentence that says what to set right
 */
export function conformanceSettings(environment: NodeJS.ProcessEnv): Omit<HttpTargetOptions, 'run'> | null {
  // an empty value counts as none
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('CONFORMANCE_') && value);
  for (const [name] of given)
    if (!isSetting(name))
      throw new Error(`${name} is no setting of the conformance suite: ${Object.keys(OPTIONS).join(', ')}.`);
  const set: Partial<Record<Setting, string>> = Object.fromEntries(given);
  if (!set.CONFORMANCE_URL) {
    // the mock server, too, may be given more time
    const name = Object.keys(set).find((one) => one !== 'CONFORMANCE_TIMEOUT');
    if (name)
      throw new Error(
        `${name} is set, but ${called('CONFORMANCE_URL')} does not say which server the conformance suite is put to.`,
      );
    return null;
  }
  const baseUrl = addressOf(set.CONFORMANCE_URL);
  const first = accountOf('CONFORMANCE_FIRST', set.CONFORMANCE_FIRST);
  const second = accountOf('CONFORMANCE_SECOND', set.CONFORMANCE_SECOND);
  if (first.email.toLowerCase() === second.email.toLowerCase())
    throw new Error(`${called('CONFORMANCE_FIRST')} and ${called('CONFORMANCE_SECOND')} must be two buyers, not one.`);
  return {
    baseUrl,
    first,
    second,
    ...(set.CONFORMANCE_CLERK && { admin: accountOf('CONFORMANCE_CLERK', set.CONFORMANCE_CLERK) }),
    expiredToken: set.CONFORMANCE_EXPIRED,
    expiredAdminToken: set.CONFORMANCE_EXPIRED_CLERK,
    letInOrigin: set.CONFORMANCE_ORIGIN,
  };
}
