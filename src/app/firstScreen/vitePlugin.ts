import { fileURLToPath } from 'node:url';
import { build, createServer, normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { createSystemClock } from '../../lib/clock.ts';
import { PAGES } from '../preload/pages.ts';
import { filesOf } from '../preload/vitePlugin.ts';
import { FIRST_SCREENS, type FirstScreenPath } from './firstScreens.ts';
import type { FirstScreen } from './renderFirstScreen.tsx';
import { startFirstScreen } from './startFirstScreen.ts';

const PATHS = Object.keys(FIRST_SCREENS) as FirstScreenPath[]; // TypeScript's type of the keys is `string`

interface FirstScreenOptions {
  /** The time that a new visitor's clock shows, as an ISO date; that of the build by default. */
  startTime: string | undefined;
}

/**
 * Prerenders first screens, so that a new visitor sees the page as soon as its styles have loaded, before the app's code has. Each
 * is a script of its own, which an inline script in index.html loads. Nothing depends on them: where a host's
 * Content-Security-Policy forbids the inline script, the page appears with the app.
 */
export function firstScreenPlugin({ startTime }: FirstScreenOptions): Plugin {
  let config: ResolvedConfig;
  let scripts: [page: string, script: string][];
  return {
    name: 'carton-first-screen',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_, bundle) {
      const page = normalizePath(`${config.root}/index.html`);
      // Storybook's build has another one.
      if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId === page)) return;
      const screens = await renderWith(config, startTime);
      scripts = await Promise.all(
        PATHS.map(async (path, index): Promise<[string, string]> => {
          const css = filesOf(`src/pages/${PAGES[path].module}.tsx`, bundle)
            .map((fileName) => bundle[fileName])
            .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
            .join('');
          const { screen = '', list = '' } = screens[index] ?? {};
          const { script } = FIRST_SCREENS[path];
          const source = await bundleScript(config, script, { screen: dropUnusedVariables(screen, css), list });
          const file = this.getFileName(
            this.emitFile({ type: 'asset', name: `firstScreen-${script.replace('.ts', '.js')}`, source }),
          );
          return [config.base + path.slice(1), config.base + file];
        }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (path !== '/index.html') return html;
        const inline = `<script>(${startFirstScreen.toString()})(${JSON.stringify(scripts)})</script>`;
        // After the script that sends the page's requests, and before a style sheet, for which a script would wait.
        return html.replace(/<script type="module"/, (tag) => `${inline}\n    ${tag}`);
      },
    },
  };
}

/**
 * A script with all that it imports, in one file: a chunk that it shares with the shop would add 3 KB to every page, since two
 * files compress less than one.
 */
async function bundleScript(
  { root, base, mode }: ResolvedConfig,
  script: string,
  firstScreen: FirstScreen,
): Promise<string> {
  const built = await build({
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'error',
    define: { __FIRST_SCREEN__: JSON.stringify(firstScreen) },
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(script, import.meta.url)) },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output; // neither several outputs nor a watcher
  return chunk.code;
}

/** Renders the first screens with the modules of src/, in Node. */
async function renderWith(
  { root, base, mode, configFile }: ResolvedConfig,
  startTime: string | undefined,
): Promise<FirstScreen[]> {
  const server = await createServer({
    root,
    base,
    mode,
    configFile: configFile ?? false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderFirstScreen } = (await server.ssrLoadModule(
      '/src/app/firstScreen/renderFirstScreen.tsx',
    )) as typeof import('./renderFirstScreen.tsx');
    const clock = startTime ? { now: () => new Date(startTime) } : createSystemClock();
    return await Promise.all(PATHS.map((path) => renderFirstScreen(path, clock)));
  } finally {
    await server.close();
  }
}

/**
 * Removes the CSS variables that neither `screen` nor its style sheets use: three quarters of what the theme defines. The tints of
 * the product pictures stay, of which the products choose one.
 */
function dropUnusedVariables(screen: string, css: string): string {
  const definitions = [...screen.matchAll(/(--[\w-]+):([^;}]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const used = new Set<string>();
  const isUsed = (name: string) => used.has(name) || name.startsWith('--carton-tile-');
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const definition of definitions) if (definition.name === name) add(definition.value);
    }
  };
  add(css);
  add(screen.replace(/<style[\s\S]*?<\/style>/g, ''));
  return screen.replace(/<style[\s\S]*?<\/style>/g, (style) =>
    style.replace(/(--[\w-]+):[^;}]+;/g, (definition, name: string) => (isUsed(name) ? definition : '')),
  );
}
