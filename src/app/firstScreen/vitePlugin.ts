import { fileURLToPath } from 'node:url';
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { filesOf } from '../preload/vitePlugin.ts';
import type { FirstScreen } from './renderFirstScreen.tsx';
import { showFirstScreen } from './showFirstScreen.ts';

const HOME_PAGE = 'src/pages/storefront/HomePage.tsx';
const SCRIPT = 'featuredProducts.js';

/**
 * Puts the home page's first screen into a built index.html, so that a new visitor sees it as soon as its styles have
 * loaded, before the app's code has. Nothing depends on it: where a host's Content-Security-Policy forbids the inline
 * script, the page appears with the app.
 */
export function firstScreenPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'carton-first-screen',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      this.emitFile({ type: 'asset', name: SCRIPT, source: await bundleScript(config) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, path }) {
        // Storybook's iframe.html is not the shop.
        if (path !== '/index.html') return html;
        const { screen, featured } = await renderWith(config);
        const css = filesOf(HOME_PAGE, bundle)
          .map((fileName) => bundle[fileName])
          .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
          .join('');
        const script = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(SCRIPT));
        if (!script) throw new Error(`The build has no ${SCRIPT}.`);
        const parameters = [config.base, config.base + script.fileName].map((text) => JSON.stringify(text)).join(', ');
        const parts = [
          `<template id="first-screen">${dropUnusedVariables(screen, css)}</template>`,
          `<template id="featured-products">${featured}</template>`,
          `<script>(${showFirstScreen.toString()})(${parameters})</script>`,
          '</body>',
        ];
        // A function, because a string would be searched for patterns such as `$&`.
        return html.replace('</body>', () => parts.join('\n    '));
      },
    },
  };
}

/**
 * featuredProducts.ts with all that it imports, in one file: a chunk that it shares with the shop would add 3 KB to every page,
 * since two files compress less than one.
 */
async function bundleScript({ root, base, mode }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('featuredProducts.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output; // neither several outputs nor a watcher
  return chunk.code;
}

/** Renders the first screen with the modules of src/, in Node. */
async function renderWith({ root, base, mode, configFile }: ResolvedConfig): Promise<FirstScreen> {
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
    const { renderFirstScreen } = (await server.ssrLoadModule('/src/app/firstScreen/renderFirstScreen.tsx')) as {
      renderFirstScreen: () => Promise<FirstScreen>;
    };
    return await renderFirstScreen();
  } finally {
    await server.close();
  }
}

/** Removes the CSS variables that neither `screen` nor its style sheets use: three quarters of what the theme defines. */
function dropUnusedVariables(screen: string, css: string): string {
  const definitions = [...screen.matchAll(/(--[\w-]+):([^;}]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const used = new Set<string>();
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
    style.replace(/(--[\w-]+):[^;}]+;/g, (definition, name: string) => (used.has(name) ? definition : '')),
  );
}
