import type { BrowserServerOptions } from './browserServer';
import type { Server } from './server/createServer';
import { createClock, systemTime, type ClockAnchor } from './state/clock';

/** What a page needs of its server, wherever that runs. */
export interface PageServer extends Pick<Server, 'fetch' | 'ready'> {
  clock: { now(): Date };
}

/** One end of a connection: a worker as its page sees it, a worker's own global object, or a message port. */
interface Port {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface Call {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  /** Null without a body. */
  body: ArrayBuffer | null;
}

interface Answer {
  id: number;
  /** Null for a network error. */
  response: { status: number; headers: [string, string][]; body: ArrayBuffer | null } | null;
}

/** Which server to open. */
type ServerChoice = Omit<BrowserServerOptions, 'onNotice'>;

/** From the page to the server. */
type PageMessage = { open: ServerChoice } | { call: Call } | { abort: number };

/** From the server to the page. The time comes with each answer: another tab may have set it. */
type ServerMessage =
  | { connected: true }
  | { notice: string }
  | { ready: ClockAnchor }
  | { failure: string }
  | { answer: Answer; clock: ClockAnchor };

const transferable = (body: ArrayBuffer | null) => ({ transfer: body ? [body] : [] });

async function answerOf(id: number, response: Response): Promise<Answer> {
  if (response.type === 'error') return { id, response: null };
  const body = response.body === null ? null : await response.arrayBuffer();
  return { id, response: { status: response.status, headers: [...response.headers], body } };
}

/** Opens the server when the page at the other end asks for it, and answers that page's calls. */
export function servePort(port: Port, openServer: (options: BrowserServerOptions) => Promise<Server>): void {
  const post = (message: ServerMessage, body: ArrayBuffer | null = null) =>
    port.postMessage(message, transferable(body));
  const aborts = new Map<number, AbortController>();
  let opened: Promise<Server> | null = null;

  const open = async (options: ServerChoice) => {
    try {
      opened = openServer({ ...options, onNotice: (notice) => post({ notice }) });
      const server = await opened;
      await server.ready;
      post({ ready: server.clock.anchor() });
    } catch (error) {
      post({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const call = async ({ id, url, method, headers, body }: Call) => {
    if (!opened) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    const server = await opened;
    const request = new Request(url, { method, headers, body, signal: abort.signal });
    const answer = await server.fetch(request).then(
      (response) => answerOf(id, response),
      () => ({ id, response: null }),
    );
    aborts.delete(id);
    post({ answer, clock: server.clock.anchor() }, answer.response?.body);
  };

  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if ('open' in data) void open(data.open);
    else if ('call' in data) void call(data.call);
    else aborts.get(data.abort)?.abort();
  });
  post({ connected: true });
}

/**
 * Connects a page with the server at the other end, which opens with `options`. Resolves as soon as that end runs; `ready`
 * of the server then waits for its state.
 */
export async function connectServer(
  port: Port,
  options: ServerChoice,
  onNotice: (notice: string) => void,
): Promise<PageServer> {
  const post = (message: PageMessage, body: ArrayBuffer | null = null) => port.postMessage(message, transferable(body));
  const clock = createClock({ now: systemTime });
  const waiting = new Map<number, { resolve: (response: Response) => void; reject: (reason: unknown) => void }>();
  let lastId = 0;
  const settle = ({ id, response }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (response) call?.resolve(new Response(response.body, response));
    else call?.reject(new TypeError('Failed to fetch'));
  };
  const ready = new Promise<void>((resolve, reject) => {
    port.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => {
      if ('notice' in data) onNotice(data.notice);
      else if ('failure' in data) reject(new Error(data.failure));
      else if ('ready' in data) {
        clock.restore(data.ready);
        resolve();
      } else if ('answer' in data) {
        clock.restore(data.clock);
        settle(data.answer);
      }
    });
  });
  // whoever waits for it reports the failure; without this it would also be an unhandled rejection until then
  ready.catch(() => undefined);
  const connected = new Promise<void>((resolve) => port.addEventListener('message', () => resolve()));
  post({ open: options });
  await connected;

  return {
    clock,
    ready,
    async fetch(request) {
      const { url, method, signal } = request;
      signal.throwIfAborted();
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      const id = (lastId += 1);
      const abort = () => {
        post({ abort: id });
        waiting.get(id)?.reject(signal.reason);
        waiting.delete(id);
      };
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await new Promise<Response>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          post({ call: { id, url, method, headers: [...request.headers], body } }, body);
        });
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}
