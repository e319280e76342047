// Serves a built app over HTTP/2, as a production host would, at the speed of a given network.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);
/** Bytes of one response that are sent before another response gets its turn. */
const SLICE = 4096;

/** 1.6 Mbit/s, and 150 ms for each request. */
export const SLOW_4G = { latencyMs: 150, bytesPerSecond: 1.6e6 / 8 };

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A certificate for this run, and the hash that makes the browser trust it. Service workers need a secure page. */
export function createCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carton-bench-'));
  const file = (name) => path.join(folder, name);
  try {
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    const outputs = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', file('key'), '-out', file('cert')];
    execFileSync('openssl', [...request, ...outputs], { stdio: 'ignore' });
    const [key, cert] = [readFileSync(file('key')), readFileSync(file('cert'))];
    const { publicKey } = new X509Certificate(cert);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, spki: createHash('sha256').update(der).digest('base64') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts Chromium, which trusts the certificate. */
export const launchBrowser = ({ spki }) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${spki}`],
  });

/**
 * A network of limited speed that all responses share, whether page, worker or preload asked for them. The browser's own
 * throttling does not apply to what a service worker fetches.
 */
function createNetwork({ latencyMs = 0, bytesPerSecond = Infinity }) {
  let free = 0;
  return {
    latency: () => (latencyMs ? wait(latencyMs) : undefined),
    async send(bytes) {
      if (bytesPerSecond === Infinity) return;
      const now = performance.now();
      free = Math.max(now, free) + (bytes / bytesPerSecond) * 1000;
      await wait(free - now);
    },
  };
}

/**
 * Serves a folder as a single-page app: unknown paths get index.html, but those of files get 404. `api` is a fetch-like function for /api/.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveApp({ folder, api, certificate, network: speed }) {
  const network = createNetwork(speed);
  const files = new Map();
  const load = (name) => {
    const exact = path.join(folder, name);
    const isThere = existsSync(exact) && statSync(exact).isFile();
    // The index instead of missing data would leave an app waiting for ever.
    if (!isThere && Object.hasOwn(TYPES, path.extname(name)))
      return { status: 404, body: Buffer.alloc(0), headers: {} };
    const file = isThere ? exact : path.join(folder, 'index.html');
    const extension = path.extname(file);
    const text = readFileSync(file);
    const compress = COMPRESSED.has(extension) && text.length > 255;
    return {
      status: 200,
      body: compress ? gzipSync(text, { level: 6 }) : text,
      headers: {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(compress && { 'content-encoding': 'gzip' }),
      },
    };
  };
  const fromDisk = (pathname) => {
    if (!files.has(pathname)) files.set(pathname, load(pathname));
    return files.get(pathname);
  };
  const fromApi = async (incoming, body) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const request = new Request(`https://localhost${incoming.url}`, { method: incoming.method, headers, body });
    const response = await api(request);
    const text = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? 'application/json';
    const total = response.headers.get('x-total-count');
    return {
      status: response.status,
      body: gzipSync(text, { level: 6 }),
      headers: { 'content-type': type, 'content-encoding': 'gzip', ...(total && { 'x-total-count': total }) },
    };
  };
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true });
  const respond = async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { pathname } = new URL(incoming.url, 'https://localhost');
    await network.latency();
    const { status, headers, body } =
      api && pathname.startsWith('/api/')
        ? await fromApi(incoming, chunks.length > 0 ? Buffer.concat(chunks) : undefined)
        : fromDisk(pathname);
    outgoing.writeHead(status, headers);
    for (let at = 0; at < body.length && !outgoing.destroyed; at += SLICE) {
      const slice = body.subarray(at, at + SLICE);
      await network.send(slice.length);
      outgoing.write(slice);
    }
    outgoing.end();
  };
  server.on('request', (incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `https://localhost:${server.address().port}`, close: () => server.close() };
}
