import type { Server } from '@mocks/server/createServer';

export interface TestResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** One call without a token, for tests; the body is sent and read as JSON. */
export async function ask(
  server: Pick<Server, 'fetch'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<TestResponse> {
  const request = new Request(`http://shop.test${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await server.fetch(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** One call as a seeded buyer. */
export async function askAs(
  server: Server,
  email: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestResponse> {
  return ask(server, method, path, body, await server.signIn(email));
}
