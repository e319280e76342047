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

/** Decides a wallet payment on the provider's page. Resolves with the status and where the buyer is sent. */
export async function submitApproval(
  server: Pick<Server, 'fetch'>,
  approvalUrl: string,
  outcome: string,
): Promise<[status: number, location: string | null]> {
  const response = await server.fetch(
    new Request(approvalUrl, { method: 'POST', body: new URLSearchParams({ outcome }) }),
  );
  return [response.status, response.headers.get('location')];
}
