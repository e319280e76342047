import { createServer, request } from 'node:http';

/**
 * Stands in front of Prism, hands every call on, and notes what Prism says of it in a header that the caller is not
 * shown. Answers `calls`: method, address, status, violations.
 */
export async function record(target) {
  const calls = [];
  const host = createServer((incoming, outgoing) => {
    const { method, url: address, headers } = incoming;
    const onward = request(`${target}${address}`, { method, headers }, (answer) => {
      const { 'sl-violations': violations = '[]', ...shown } = answer.headers;
      calls.push({ method, address, status: answer.statusCode, violations: JSON.parse(violations) });
      outgoing.writeHead(answer.statusCode, shown);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${host.address().port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        host.close(resolve);
        host.closeAllConnections();
      }),
  };
}
