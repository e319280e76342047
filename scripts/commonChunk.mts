import { normalizePath, type Plugin } from 'vite';

/**
 * Small modules that most pages use, but not the home page. Each would be a file of its own, and a phone needs more time for
 * one more request than for their bytes: with these in one file the list of products is ready 5 % earlier.
 */
const COMMON_MODULES = [
  'src/domain/membership.ts',
  'src/domain/order/lineOptions.ts',
  'src/domain/order/orderTotals.ts',
  'src/domain/order/pricedLine.ts',
  'src/domain/order/shipping.ts',
  'src/features/orders/orderTexts.ts',
  'src/features/session/useMembership.ts',
  'src/lib/afterPress.ts',
  'src/lib/parseDigits.ts',
  'src/lib/useComposition.ts',
  'src/ui/LazySection.tsx',
  'src/ui/PendingAmount.tsx',
  '/Skeleton/Skeleton.mjs',
  '/Skeleton/Skeleton.module.mjs',
  '/get-auto-contrast-value.mjs',
  '/use-disclosure.mjs',
  '/IconCheck.mjs',
  '/IconChevronRight.mjs',
  '/IconLayoutGrid.mjs',
  '/IconPlus.mjs',
  '/IconSelector.mjs',
  '/IconX.mjs',
];

/** Whether a module belongs to the file of the small modules that pages share. */
export const isCommonModule = (id: string) => COMMON_MODULES.some((end) => normalizePath(id).endsWith(end));

/** Fails the build when a name in the list matches none of its modules, as after a module was renamed. */
export function checkCommonModules(): Plugin {
  return {
    name: 'carton-common-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const gone = COMMON_MODULES.filter((end) => !ids.some((id) => normalizePath(id).endsWith(end)));
      if (gone.length > 0)
        this.error(`No module of the build matches these names in scripts/commonChunk.mts: ${gone.join(', ')}`);
    },
  };
}
