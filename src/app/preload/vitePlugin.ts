import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { OPERATIONS } from '../../api/generated/operations.ts';
import { STORAGE_KEYS } from '../../lib/storageKeys.ts';
import { ADMIN_LAYOUT_REQUESTS, LAYOUT_REQUESTS, pageEntries, type PageEntry } from './pages.ts';
import { preloadRoute, type PreloadTable } from './preloadRoute.ts';

interface PreloadOptions {
  /** Modules, from the repository's root, that every page of this build imports dynamically before it renders. */
  always: string[];
  /** Whether the mock server in the page answers the API requests. */
  mock: boolean;
  /** Base URL of the API; the base path of the build by default. */
  api: string | undefined;
  /** Sent with every API request. */
  headers: Record<string, string>;
}

/**
 * Puts a small inline script into a built index.html. It requests the visited page's code, styles, main picture and first
 * API responses in parallel with the app's code; without it the browser would request them only after that code has
 * loaded and run. Nothing depends on the script: where a host's Content-Security-Policy forbids it, pages load later.
 */
export function preloadPlugin({ always, mock, api, headers }: PreloadOptions): Plugin {
  let base = '/';
  return {
    name: 'carton-preload',
    apply: 'build',
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        // Storybook's iframe.html contains no route of the shop.
        if (path !== '/index.html') return html;
        const filesFor = (modules: string[]) =>
          [...new Set(modules.flatMap((module) => filesOf(module, bundle)))].filter((file) => !html.includes(file));
        const pages = pageEntries().map(([route, page]) => ({
          route,
          files: [...filesFor([...always, `src/pages/${page.module}.tsx`]), ...(page.picture ? [page.picture] : [])],
          requests: requestsOf(page),
        }));
        const files = [...new Set(pages.flatMap((page) => page.files))];
        const allRequests = [...new Set(pages.flatMap((page) => page.requests))];
        const table: PreloadTable = {
          base,
          api: api || base,
          headers,
          files,
          mock,
          requests: allRequests.map((request) => [request, ...tokenKeyOf(request)]),
          pages: pages.map((page) => [
            page.route,
            page.files.map((file) => files.indexOf(file)),
            page.requests.map((request) => allRequests.indexOf(request)),
          ]),
        };
        const script = `<script>(${preloadRoute.toString()})(${jsonForScript(table)})</script>`;
        // Before the first module: a script after a style sheet waits for it. After <meta charset>, which must be early in the file.
        return html.replace(/<script type="module"/, (tag) => `${script}\n    ${tag}`);
      },
    },
  };
}

/** What a page requests first: its layout's requests and its own. */
export const requestsOf = ({ module, requests = [] }: PageEntry): string[] => [
  ...(module.startsWith('admin/') ? ADMIN_LAYOUT_REQUESTS : LAYOUT_REQUESTS),
  ...requests,
];

/** The storage key of the token that the contract requires for a GET request; empty for a public one. */
function tokenKeyOf(request: string): [] | [tokenKey: string] {
  const pattern = request.replace(/\?.*/, '').replace(/:\w+/g, '{}');
  const operation = Object.values(OPERATIONS).find(
    (each) => each.method === 'GET' && each.path.replace(/\{\w+\}/g, '{}') === pattern,
  );
  if (!operation) throw new Error(`src/app/preload/pages.ts requests ${request}, which the contract does not have.`);
  if (operation.token === null) return [];
  return [operation.token === 'customer' ? STORAGE_KEYS.authToken : STORAGE_KEYS.adminToken];
}

/** JSON that cannot close the script element around it. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function findChunk(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const id = normalizePath(fileURLToPath(new URL(`../../../${module}`, import.meta.url)));
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.facadeModuleId && normalizePath(output.facadeModuleId) === id) return output;
  }
  throw new Error(`${module} has no chunk of its own: is it missing, or also imported statically?`);
}

/** The files that a module with a chunk of its own loads: code and styles. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  return collectFiles(findChunk(module, bundle), bundle);
}

/** The chunk's file, its styles, and those of everything it imports statically. */
function collectFiles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? collectFiles(output, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
