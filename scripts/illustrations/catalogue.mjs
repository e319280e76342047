/** Which swatches and views each kind of product has. A new colour variant is one word here. */

/** @type {Record<string, { swatches: (keyof typeof import("./palette.mjs").SWATCHES)[], views: string[] }>} */
export const CATALOGUE = {
  'earbuds-stem': { swatches: ['white'], views: ['front', 'case', 'side', 'box', 'in-use'] },
  'earbuds-tips': { swatches: ['black', 'white', 'blue'], views: ['front', 'case', 'side', 'box'] },
  'earpods-wired': { swatches: ['white'], views: ['front', 'box'] },
  'earphone-case': { swatches: ['black', 'red'], views: ['front', 'open'] },
  'headphones-mesh': {
    swatches: ['silver', 'midnight', 'blue', 'purple', 'orange'],
    views: ['front', 'side', 'folded', 'box'],
  },
  'headphones-studio': { swatches: ['black', 'red', 'sand'], views: ['front', 'side', 'folded'] },
  'speaker-cylinder': {
    swatches: ['black', 'blue', 'red', 'teal', 'pink'],
    views: ['front', 'side', 'back', 'standing', 'in-use', 'detail', 'box'],
  },
  'speaker-pulse': { swatches: ['black', 'white'], views: ['front', 'side', 'in-use'] },
  'speaker-slab': { swatches: ['black', 'blue', 'sand'], views: ['front', 'back'] },
  'speaker-mini': { swatches: ['black', 'orange', 'blue'], views: ['front', 'back'] },
  watch: { swatches: ['midnight', 'silver', 'rose'], views: ['front', 'side', 'back'] },
  'watch-ultra': { swatches: ['titanium', 'black'], views: ['front', 'side'] },
  'charger-20w': { swatches: ['white'], views: ['front', 'side'] },
  'charger-35w': { swatches: ['white'], views: ['front', 'side'] },
  'cable-usb-c': { swatches: ['white', 'black'], views: ['front', 'detail'] },
  'charger-magsafe': { swatches: ['white'], views: ['front', 'in-use'] },
  'hair-dryer': { swatches: ['iron', 'fuchsia', 'blue'], views: ['front', 'side', 'box'] },
  'hair-styler': { swatches: ['nickel', 'fuchsia', 'blue'], views: ['front', 'set', 'box'] },
  controller: { swatches: ['white', 'black', 'red'], views: ['front', 'back'] },
  'battery-pack': { swatches: ['silver', 'black'], views: ['front', 'side'] },
};

/** Pictures that belong to the shop itself, by file name. */
export const ART = ['placeholder', 'hero', 'empty-cart', 'empty-search', 'not-found', 'error'];
