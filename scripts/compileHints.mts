import type { Plugin } from 'vite';

/** Smaller ones, in characters, are not worth the comment's bytes. */
const LARGE = 20_000;

/**
 * Marks large files so that Chromium compiles all of their functions while they load, off the main thread. Without it
 * each function is compiled at its first call, on the main thread. Other browsers ignore the comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'carton-compile-hints',
    apply: 'build',
    generateBundle: {
      // Not an output option: Vite puts its list of preloads before the banner, and the comment must come first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > LARGE)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
