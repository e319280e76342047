import { createServer, request } from 'node:http';

/**
 * A proxy in front of Prism. Records each call with the violations that Prism reports in a response header, and removes
 * that header. Returns `calls`: method, address, status, violations.
 */
export async function recordCalls(target) {
  const calls = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request(`${target}${url}`, { method, headers }, (response) => {
      const { 'sl-violations': violations = '[]', ...otherHeaders } = response.headers;
      calls.push({ method, address: url, status: response.statusCode, violations: JSON.parse(violations) });
      outgoing.writeHead(response.statusCode, otherHeaders);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        proxy.closeAllConnections();
      }),
  };
}
