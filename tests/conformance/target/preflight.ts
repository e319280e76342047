import { parseJson } from '../support/json';
import type { Account } from './target';
import { CHECK_TIMEOUT_MS, conformanceSettings, settingName, type Setting } from './settings';

interface JsonResponse {
  status: number;
  text: string;
  body: unknown;
}

async function fetchJson(url: string, body?: unknown): Promise<JsonResponse> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, {
    ...request,
    headers: { 'content-type': 'application/json', 'x-session-id': 'anonymous' },
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  }).catch((error: unknown) => {
    const { cause, message } = error as Error; // what fetch throws
    const why = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(
      `Nothing responds at ${url} (${why}). Is the server running, and is ${settingName('CONFORMANCE_URL')} its address?`,
    );
  });
  const text = await response.text();
  return { status: response.status, text, body: parseJson(text) };
}

async function signIn(url: string, setting: Setting, account: Account): Promise<void> {
  const { status, text, body } = await fetchJson(url, account);
  if (status === 200 && typeof Object(body).token === 'string') return;
  throw new Error(`${settingName(setting)} cannot sign in: POST ${url} returned ${status} ${text.slice(0, 200)}`);
}

/**
 * Checks before a run that the configured server responses and that the accounts can sign in.
 * @returns a sentence that names the server; null for the mock server
 * @throws Error with one sentence that says which setting to correct
 */
export async function preflight(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const settings = conformanceSettings(environment);
  if (!settings) return null;
  const { baseUrl, first, second, admin } = settings;
  const categories = `${baseUrl}/api/categories`;
  const { status, text, body } = await fetchJson(categories);
  if (status === 200 && body !== undefined && !Array.isArray(body))
    throw new Error(
      `${categories} returned ${text.slice(0, 200)} The contract wants the list itself, not inside an object.`,
    );
  if (status !== 200 || body === undefined)
    throw new Error(
      `${categories} returned ${status} without a list of categories. ${settingName('CONFORMANCE_URL')} must be the address before /api.`,
    );
  await signIn(`${baseUrl}/api/auth/login`, 'CONFORMANCE_FIRST', first);
  await signIn(`${baseUrl}/api/auth/login`, 'CONFORMANCE_SECOND', second);
  if (admin) await signIn(`${baseUrl}/api/admin/auth/login`, 'CONFORMANCE_CLERK', admin);
  return `Testing the server at ${baseUrl}${admin ? '' : ` without the back office, because ${settingName('CONFORMANCE_CLERK')} is not set`}.`;
}

/** Vitest's global setup: ends the run before it begins when the configured server cannot be tested. */
export default async function preflightSetup(): Promise<void> {
  try {
    const tested = await preflight(process.env);
    if (tested) console.log(`\n${tested}`);
  } catch (error) {
    // a thrown error would be printed with a stack trace and `No test files found`
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
