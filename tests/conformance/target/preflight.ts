import { PATIENCE_MS } from '../suite/patience';
import type { Account } from './target';
import { called, conformanceSettings, type Setting } from './settings';

interface Answered {
  status: number;
  text: string;
  body: unknown;
}

async function answerOf(url: string, body?: unknown): Promise<Answered> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, {
    ...request,
    headers: { 'content-type': 'application/json', 'x-session-id': 'anonymous' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    const { cause, message } = error as Error; // what fetch throws
    const why = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(
      `Nothing answers at ${url} (${why}): is the server up, and ${called('CONFORMANCE_URL')} its address?`,
    );
  });
  const text = await response.text();
  return { status: response.status, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

async function signIn(url: string, setting: Setting, account: Account): Promise<void> {
  const { status, text, body } = await answerOf(url, account);
  if (status === 200 && typeof Object(body).token === 'string') return;
  throw new Error(`${called(setting)} cannot sign in: POST ${url} answered ${status} ${text.slice(0, 200)}`);
}

/**
 * Looks before a run whether the server that was set can be tested at all, and says which it is.
 * @throws Error with one sentence that says what to set right
 */
export async function preflight(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const settings = conformanceSettings(environment);
  if (!settings) return null;
  const { baseUrl, first, second, admin } = settings;
  const categories = `${baseUrl}/api/categories`;
  const { status, body } = await answerOf(categories);
  if (status !== 200 || !Array.isArray(body))
    throw new Error(
      `${categories} answered ${status} without a list of categories: ${called('CONFORMANCE_URL')} must be the address that /api follows.`,
    );
  await signIn(`${baseUrl}/api/auth/login`, 'CONFORMANCE_FIRST', first);
  await signIn(`${baseUrl}/api/auth/login`, 'CONFORMANCE_SECOND', second);
  if (admin) await signIn(`${baseUrl}/api/admin/auth/login`, 'CONFORMANCE_CLERK', admin);
  return `Testing the server at ${baseUrl}${admin ? '' : `; without ${called('CONFORMANCE_CLERK')}, so that the back office is skipped`}.`;
}

/** Once before each run of Vitest, which ends here when the server that was set cannot be tested. */
export default async function beforeTheRun(): Promise<void> {
  try {
    const tested = await preflight(process.env);
    if (tested) console.log(`\n${tested}`);
  } catch (error) {
    // thrown, it would stand among traces and `No test files found`
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
