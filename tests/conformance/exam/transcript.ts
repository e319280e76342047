import type { RawAnswer } from './judge';

/** One call of the exam, to be shown to whoever has to mend the server. */
export interface Exchange {
  request: Request;
  /** As it was sent; a request's own body can be read once only. */
  sent: string | undefined;
  answer: RawAnswer | null;
}

const MOST_SHOWN = 600;
const LAST_CALLS = 3;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const shortened = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text);

/** The request as a command that repeats it, and what came back. */
function shown({ request, sent, answer }: Exchange): string {
  const headers = [...request.headers].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = sent === undefined ? [] : [`--data-raw ${quoted(sent)}`];
  const command = ['curl -i -X', request.method, quoted(request.url), ...headers, ...body].join(' ');
  return `${command}\n→ ${answer ? `${answer.status} ${shortened(answer.text)}` : 'no answer'}`;
}

/** The last calls of a check, the newest at the end. */
export function transcriptOf(exchanges: readonly Exchange[]): string {
  return exchanges.slice(-LAST_CALLS).map(shown).join('\n');
}
