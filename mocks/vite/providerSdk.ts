import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { SDK_FILE } from './fileNames.ts';

/** Bundles an entry of `mocks/providers/sdk` into one classic script. */
async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`../providers/sdk/${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'mockProvider',
      },
    },
  });
  const built = [result].flat().find((item) => 'output' in item);
  const code = built?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  if (!code) throw new Error(`${entry} could not be bundled.`);
  return code;
}

/** The script that stands in for `square.js` and PayPal's `sdk/js`, with the card frame's document inside it. */
export async function bundleProviderSdk(): Promise<string> {
  const frame = await bundle('cardFrame.ts', {});
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card</title></head><body><script>${frame.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`;
  return bundle('sdk.ts', { __CARD_FRAME_HTML__: JSON.stringify(html) });
}

/** Adds the mock SDKs to a build that needs nothing else of the mock server's files, such as Storybook's. */
export const providerSdkAsset = (): Plugin => ({
  name: 'carton-provider-sdk',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: SDK_FILE, source: await bundleProviderSdk() });
  },
});
