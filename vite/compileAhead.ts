import type { Plugin } from 'vite';

/** V8's explicit compile hint for a whole file; it counts where it stands before the first function. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile a chunk's functions while they arrive, off the main thread, instead of each at its first call
 * there. Other browsers read a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'carton-compile-ahead',
    apply: 'build',
    generateBundle: {
      // after Vite has put the list of a chunk's files before its code
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = HINT + output.code;
      },
    },
  };
}
