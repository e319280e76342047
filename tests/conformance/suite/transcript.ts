import type { RawAnswer } from './judge';

/** One call of the conformance suite, to be shown to whoever has to mend the server. */
export interface Exchange {
  request: Request;
  /** As it was sent; a request's own body can be read once only. */
  sent: string | undefined;
  answer: RawAnswer | null;
}

const MOST_SHOWN = 600;
const LAST_CALLS = 3;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What came back; whole where it is one thing, so that no amount is missing, and the beginning of lists and pages. */
function shownAnswer({ status, text, body }: RawAnswer): string {
  const isOneThing = typeof body === 'object' && body !== null && !Array.isArray(body);
  return `${status} ${isOneThing || text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)} …`}`;
}

/** The request as a command that repeats it, and what came back. */
function shown({ request, sent, answer }: Exchange): string {
  const headers = [...request.headers].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = sent === undefined ? [] : [`--data-raw ${quoted(sent)}`];
  const command = ['curl -i -X', request.method, quoted(request.url), ...headers, ...body].join(' ');
  return `${command}\n→ ${answer ? shownAnswer(answer) : 'no answer'}`;
}

const changesSomething = ({ request: { method, url } }: Exchange) => method !== 'GET' && !url.endsWith('/auth/login');

/** The calls that show a fault: the last one that changed something, or was to, and the last three; oldest first. */
export function transcriptOf(exchanges: readonly Exchange[]): string {
  const last = exchanges.slice(-LAST_CALLS);
  const change = exchanges.findLast(changesSomething);
  return (change && !last.includes(change) ? [change, ...last] : last).map(shown).join('\n');
}
