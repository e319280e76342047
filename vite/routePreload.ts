import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { preloadRoute, type PreloadTable } from './preloadRoute.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** The shop's table of pages; its lines are `'/route': () => import('@/pages/…'),`. */
const TABLE = source('src/app/pageModules.ts');
const LINE = /^\s*'([^']+)': \(\) => import\('@\/([^']+)'\),$/gm;

interface VisitedPageOptions {
  /** The largest picture at the top of a route's page, below the base. */
  pictures: Record<string, string>;
  /** Modules that every page of this build imports on demand before it shows anything. */
  always: string[];
  /** The calls that a route's page makes first. */
  calls: Readonly<Record<string, readonly string[]>>;
  /** Where they go; below the base where nothing is said. */
  api: string | undefined;
  /** What goes with each of them. */
  headers: Record<string, string>;
}

/**
 * Puts a small script into a built index.html that asks for the code, styles, main picture and first answers of the
 * page that is visited; without it the browser would learn of them only when the shop's own code has arrived and run. Nothing depends
 * on it: where a host's Content-Security-Policy forbids inline scripts, pages come a little later.
 */
export function routePreload({ pictures, always, calls, api, headers }: VisitedPageOptions): Plugin {
  let base = '/';
  return {
    name: 'carton-route-preload',
    apply: 'build',
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const chunkOf = (module: string) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === source(module));
          if (!chunk) throw new Error(`${module} has no chunk of its own.`);
          return chunk;
        };
        const needed = (modules: string[]) =>
          [...new Set(modules.flatMap((module) => filesOf(chunkOf(module), bundle)))].filter(
            (file) => !html.includes(file),
          );
        const pages = [...readFileSync(TABLE, 'utf8').matchAll(LINE)];
        if (pages.length === 0) throw new Error(`${TABLE} names no page.`);
        const routes = pages.map(([, route = '', module = '']) => ({
          route,
          files: [...needed([...always, `src/${module}.tsx`]), ...(pictures[route] ? [pictures[route]] : [])],
        }));
        const files = [...new Set(routes.flatMap((page) => page.files))];
        const table: PreloadTable = {
          base,
          api: api || base,
          headers,
          files,
          pages: routes.map((page) => [
            page.route,
            page.files.map((file) => files.indexOf(file)),
            [...(calls[page.route] ?? [])],
          ]),
        };
        const script = `<script>(${preloadRoute.toString()})(${inline(table)})</script>`;
        // Scripts after a style sheet wait for it; those before the character set would hide it from the browser.
        return html.replace(/<script type="module"/, (tag) => `${script}\n    ${tag}`);
      },
    },
  };
}

/** As JSON that cannot end the script around it. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The chunk's file, its styles, and those of everything that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? filesOf(output, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
