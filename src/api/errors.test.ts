import { describe, expect, it } from 'vitest';
import { ApiError, errorMessage, errorFromException, errorFromResponse } from './errors';

const refused = (body: string | null, init: ResponseInit) => errorFromResponse(new Response(body, init));

describe('the message of an ApiError (S1 8, D-87)', () => {
  it('is the status, a colon and the body', async () => {
    expect(await refused('bad', { status: 400 })).toMatchObject({ kind: 'refused', status: 400, message: '400: bad' });
  });

  it('uses the status text when the body is empty', async () => {
    expect((await refused('', { status: 404, statusText: 'Nothing Here' })).message).toBe('404: Nothing Here');
    expect((await refused(null, { status: 404, statusText: 'Not Found' })).message).toBe('404: Not Found');
  });

  it('uses the standard reason phrase when HTTP/2 sends none', async () => {
    expect((await refused('', { status: 404 })).message).toBe('404: Not Found');
    expect((await refused('', { status: 503 })).message).toBe('503: Service Unavailable');
    expect((await refused('', { status: 418 })).message).toBe('418: Error');
  });

  it('contains a JSON body unchanged', async () => {
    const body = '{"message":"Not found.","code":"not_found"}';
    expect((await refused(body, { status: 404 })).message).toBe(`404: ${body}`);
  });
});

describe('the server message that a toast may show (D-88)', () => {
  const serverMessage = async (body: string) => (await refused(body, { status: 400 })).serverMessage;

  it('is `message`, then `error`', async () => {
    expect(await serverMessage('{"message":"first","error":"second"}')).toBe('first');
    expect(await serverMessage('{"error":"second"}')).toBe('second');
    expect(await serverMessage('{"message":"  ","error":"second"}')).toBe('second');
    expect(await serverMessage('{"message":{"text":"no"},"error":"second"}')).toBe('second');
  });

  it('is a JSON text without its quotes', async () => {
    expect(await serverMessage('"Sold out."')).toBe('Sold out.');
  });

  it('is a plain-text body unchanged', async () => {
    expect(await serverMessage(' Products from different stock locations. \n')).toBe(
      'Products from different stock locations.',
    );
  });

  it.each([
    ['an empty body', ''],
    ['blanks', '  \n '],
    ['an HTML page', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['HTML after blanks', '\n  <html><body>nginx</body></html>'],
    ['a stack trace', 'Error: boom\n    at handler.js:1:1\n'.repeat(20)],
    ['JSON without a sentence', '{"status":"bad"}'],
    ['a JSON list', '[{"message":"no"}]'],
    ['JSON that is no text', 'null'],
    ['a number', '500'],
  ])('is nothing for %s', async (_, body) => {
    expect(await serverMessage(body)).toBeNull();
  });

  it('is null when the body is truncated', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const error = await errorFromResponse(new Response(body, { status: 500, statusText: 'Internal Server Error' }));
    expect(error).toMatchObject({ message: '500: Internal Server Error', serverMessage: null });
  });
});

describe('the details of an ApiError', () => {
  it('include the code and the fields', async () => {
    const error = await refused('{"message":"Taken.","code":"email_taken","fields":{"email":"In use.","name":3}}', {
      status: 409,
    });
    expect(error.code).toBe('email_taken');
    expect(error.fields).toEqual({ email: 'In use.' });
  });

  it.each([
    '{"message":"x"}',
    '{"message":"x","code":7,"fields":"email"}',
    '{"message":"x","code":null,"fields":null}',
    'x',
  ])('is empty for %s', async (body) => {
    expect(await refused(body, { status: 400 })).toMatchObject({ code: null, fields: {} });
  });
});

describe('a request without a response', () => {
  it('reports a timeout', () => {
    const error = errorFromException(new DOMException('late', 'TimeoutError'), true);
    expect(error).toMatchObject({ kind: 'timeout', status: 0, message: 'The server took too long to respond.' });
  });

  it('distinguishes a network failure from being offline', () => {
    const networkFailure = new TypeError('Failed to fetch');
    expect(errorFromException(networkFailure, true)).toMatchObject({
      kind: 'network',
      message: 'The server could not be reached.',
      cause: networkFailure,
    });
    expect(errorFromException(networkFailure, false).kind).toBe('offline');
  });

  it('reports a response that is not JSON', () => {
    expect(errorFromException(new SyntaxError('Unexpected end'), true).kind).toBe('unreadable');
  });

  it('returns an ApiError unchanged', () => {
    const error = new ApiError({ kind: 'refused', message: '400: bad', status: 400 });
    expect(errorFromException(error, false)).toBe(error);
  });
});

describe('a user-facing message', () => {
  it('is the server’s message if there is one', async () => {
    expect(errorMessage(await refused('{"message":"Out of stock."}', { status: 409 }))).toBe('Out of stock.');
  });

  it('never contains a status, a JSON body or an HTML page', async () => {
    for (const body of ['', '{"code":"server_error"}', '<h1>502</h1>']) {
      expect(errorMessage(await refused(body, { status: 502 }))).toBe('The server could not do this.');
    }
  });

  it('names the kind of failure', () => {
    expect(errorMessage(errorFromException(new TypeError('x'), false))).toMatch(/offline/);
    expect(errorMessage(new Error('x is undefined'))).toBe('Something went wrong.');
    expect(errorMessage(undefined)).toBe('Something went wrong.');
  });
});
