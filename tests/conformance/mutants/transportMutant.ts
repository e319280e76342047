/** Sends a request to the unchanged server. */
type Send = (request: Request) => Promise<Response>;
export type Json = Record<string, unknown>;

/** A server that changes requests or responses in one way. */
export interface TransportMutant {
  description: string;
  mutate: (request: Request, send: Send) => Promise<Response>;
  /** Part of the title of the check that must fail. */
  killedBy: string;
}

export const isOn = (request: Request, method: string, address: RegExp) =>
  request.method === method && address.test(new URL(request.url).pathname);
export const respondWith = (response: Response, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...headers } });

/** Changes every object of a value, at any depth. */
function everyObject(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => everyObject(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyObject(inner, change)])));
}
export const everywhere =
  (change: (object: Json) => Json): TransportMutant['mutate'] =>
  async (request, send) => {
    const response = await send(request);
    return respondWith(response, everyObject(await response.json(), change));
  };
export const products = (change: (product: Json) => Json) =>
  everywhere((object) => ('slug' in object && 'stock' in object ? change(object) : object));
export const errors = (change: (error: Json) => Json) =>
  everywhere((object) => ('code' in object && 'message' in object ? change(object) : object));
export const changeResponseHeaders =
  (change: (headers: Headers, request: Request) => void): TransportMutant['mutate'] =>
  async (request, send) => {
    const response = await send(request);
    change(response.headers, request);
    return response;
  };
export const withQuery =
  (change: (query: URLSearchParams) => void): TransportMutant['mutate'] =>
  (request, send) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return send(new Request(url, request));
  };
export const changeRequestBody =
  (method: string, address: RegExp, change: (body: Json) => Json): TransportMutant['mutate'] =>
  async (request, send) => {
    if (!isOn(request, method, address)) return send(request);
    const text = await request.clone().text();
    try {
      const body = JSON.stringify(change(JSON.parse(text) as Json)); // checks send an object or invalid JSON
      return send(new Request(request.url, { method, headers: request.headers, body }));
    } catch {
      return send(request);
    }
  };
