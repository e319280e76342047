import type { Account } from './target';
import type { HttpTargetOptions } from './overHttp';
import OPTIONS from './settings.json';

/** How long one check may take. CONFORMANCE_TIMEOUT is in seconds, a minute by default. */
export const CHECK_TIMEOUT_MS = Number(process.env['CONFORMANCE_TIMEOUT'] ?? 60) * 1000;

/** Settings that also apply to the mock server. */
const WITHOUT_URL = new Set(['CONFORMANCE_TIMEOUT', 'CONFORMANCE_TAGS']);

export type Setting = keyof typeof OPTIONS;

const isSetting = (name: string): name is Setting => name in OPTIONS;

/** A setting by both of its names, in the environment and on the command line. */
export const settingName = (name: Setting): string => `${name} (--${OPTIONS[name]})`;

/**
 * The tags to test, in the order of `known`: those of CONFORMANCE_TAGS, separated by blanks, or all.
 * @throws Error with one sentence for a tag that is not in the contract
 */
export function selectedTags(environment: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] {
  const wanted = (environment['CONFORMANCE_TAGS'] ?? '').split(/[\s,]+/).filter(Boolean);
  const unknown = wanted.find((tag) => !known.includes(tag));
  if (unknown !== undefined) throw new Error(`The contract has no tag "${unknown}": ${known.join(', ')}.`);
  return wanted.length > 0 ? known.filter((tag) => wanted.includes(tag)) : known;
}

/** Checks the address before `/api` and removes slashes at its end. */
function addressOf(text: string): string {
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(
      `${settingName('CONFORMANCE_URL')} must be an address such as http://127.0.0.1:4010, not "${text}".`,
    );
  const address = text.replace(/\/+$/, '');
  if (address.endsWith('/api'))
    throw new Error(`${settingName('CONFORMANCE_URL')} must end before /api, which the conformance suite adds.`);
  return address;
}

/** Splits `someone@example.com:secret`. */
function accountOf(name: Setting, text = ''): Account {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1)
    throw new Error(`${settingName(name)} must be email:password of an account at the server, not "${text}".`);
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * Reads from the environment which server to test.
 * @returns null for the mock server, when no server is set
 * @throws Error with one sentence that says which setting to correct
 */
export function conformanceSettings(environment: NodeJS.ProcessEnv): Omit<HttpTargetOptions, 'run'> | null {
  // an empty value counts as not set
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('CONFORMANCE_') && value);
  for (const [name] of given)
    if (!isSetting(name))
      throw new Error(
        `${name} is not a setting of the conformance suite. The settings are ${Object.keys(OPTIONS).join(', ')}.`,
      );
  const set: Partial<Record<Setting, string>> = Object.fromEntries(given);
  if (!set.CONFORMANCE_URL) {
    const name = Object.keys(set).find((one) => !WITHOUT_URL.has(one));
    if (name) throw new Error(`${name} is set, but ${settingName('CONFORMANCE_URL')} is not.`);
    return null;
  }
  const baseUrl = addressOf(set.CONFORMANCE_URL);
  const first = accountOf('CONFORMANCE_FIRST', set.CONFORMANCE_FIRST);
  const second = accountOf('CONFORMANCE_SECOND', set.CONFORMANCE_SECOND);
  if (first.email.toLowerCase() === second.email.toLowerCase())
    throw new Error(
      `${settingName('CONFORMANCE_FIRST')} and ${settingName('CONFORMANCE_SECOND')} must be two different buyers.`,
    );
  return {
    baseUrl,
    first,
    second,
    ...(set.CONFORMANCE_CLERK && { admin: accountOf('CONFORMANCE_CLERK', set.CONFORMANCE_CLERK) }),
    expiredToken: set.CONFORMANCE_EXPIRED,
    expiredAdminToken: set.CONFORMANCE_EXPIRED_CLERK,
    allowedOrigin: set.CONFORMANCE_ORIGIN,
  };
}
