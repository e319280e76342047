import type { RawResponse } from './contract';

/** A request and its response. */
export interface Exchange {
  request: Request;
  /** The body, kept because a Request's body can be read only once. */
  sent: string | undefined;
  response: RawResponse | null;
}

const MOST_SHOWN = 600;
const LAST_CALLS = 3;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Status and body. An object is shown in full, because the amounts matter; lists and pages are cut. */
function responseText({ status, text, body }: RawResponse): string {
  const isOneThing = typeof body === 'object' && body !== null && !Array.isArray(body);
  return `${status} ${isOneThing || text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)} …`}`;
}

/** A curl command that repeats the request, and the response. */
function asCurl({ request, sent, response }: Exchange): string {
  const headers = [...request.headers].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = sent === undefined ? [] : [`--data-raw ${quoted(sent)}`];
  const command = ['curl -i -X', request.method, quoted(request.url), ...headers, ...body].join(' ');
  return `${command}\n→ ${response ? responseText(response) : 'no response'}`;
}

const isMutation = ({ request: { method, url } }: Exchange) => method !== 'GET' && !url.endsWith('/auth/login');

/** The last mutating request and the last three requests, oldest first. */
export function transcriptOf(exchanges: readonly Exchange[]): string {
  const last = exchanges.slice(-LAST_CALLS);
  const change = exchanges.findLast(isMutation);
  return (change && !last.includes(change) ? [change, ...last] : last).map(asCurl).join('\n');
}
