/** A request to the server behind the mutants. */
type Line = (request: Request) => Promise<Response>;
export type Json = Record<string, unknown>;

/** A server that is wrong in one way. */
export interface TransportMutant {
  what: string;
  spoil: (request: Request, answer: Line) => Promise<Response>;
  /** Part of the title of a check that must fail. */
  noticedBy: string;
}

export const isOn = (request: Request, method: string, address: RegExp) =>
  request.method === method && address.test(new URL(request.url).pathname);
export const again = (response: Response, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...headers } });

/** Changes every object of an answer, at any depth. */
function everyObject(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => everyObject(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, everyObject(inner, change)])));
}
export const everywhere =
  (change: (object: Json) => Json): TransportMutant['spoil'] =>
  async (request, answer) => {
    const response = await answer(request);
    return again(response, everyObject(await response.json(), change));
  };
export const products = (change: (product: Json) => Json) =>
  everywhere((object) => ('slug' in object && 'stock' in object ? change(object) : object));
export const errors = (change: (error: Json) => Json) =>
  everywhere((object) => ('code' in object && 'message' in object ? change(object) : object));
export const withQuery =
  (change: (query: URLSearchParams) => void): TransportMutant['spoil'] =>
  (request, answer) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return answer(new Request(url, request));
  };
export const withBody =
  (method: string, address: RegExp, change: (body: Json) => Json): TransportMutant['spoil'] =>
  async (request, answer) => {
    if (!isOn(request, method, address)) return answer(request);
    const text = await request.clone().text();
    try {
      const body = JSON.stringify(change(JSON.parse(text) as Json)); // what the conformance suite sends is an object, or fails to parse
      return answer(new Request(request.url, { method, headers: request.headers, body }));
    } catch {
      return answer(request);
    }
  };
