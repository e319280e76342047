/** Which swatches and views each kind of product has. A new color variant is one word here. */

/** @type {Record<string, { swatches: (keyof typeof import("./palette.mjs").SWATCHES)[], views: string[] }>} */
export const CATALOGUE = {
  'earbuds-stem': { swatches: ['white', 'black', 'mint'], views: ['front', 'case', 'side', 'box', 'in-use'] },
  'earbuds-tips': {
    swatches: ['black', 'white', 'blue', 'purple', 'graphite', 'sand'],
    views: ['front', 'case', 'side', 'in-use', 'box'],
  },
  'earpods-wired': { swatches: ['white'], views: ['front', 'detail', 'remote', 'box'] },
  'earphone-case': { swatches: ['black', 'red', 'sand', 'green'], views: ['front', 'open', 'box'] },
  'headphones-mesh': {
    swatches: ['silver', 'midnight', 'blue', 'purple', 'orange', 'mint'],
    views: ['front', 'side', 'folded', 'detail', 'box'],
  },
  'headphones-studio': {
    swatches: ['black', 'red', 'sand', 'white', 'blue', 'green', 'yellow'],
    views: ['front', 'side', 'folded', 'detail', 'box'],
  },
  'speaker-cylinder': {
    swatches: ['black', 'blue', 'red', 'teal', 'pink', 'green', 'orange'],
    views: ['front', 'side', 'back', 'standing', 'in-use', 'detail', 'box'],
  },
  'speaker-pulse': { swatches: ['black', 'white', 'plum'], views: ['front', 'side', 'in-use', 'box'] },
  'speaker-slab': {
    swatches: ['black', 'blue', 'sand', 'green', 'red'],
    views: ['front', 'back', 'side', 'in-use', 'detail', 'box'],
  },
  'speaker-mini': {
    swatches: ['black', 'orange', 'blue', 'red', 'yellow', 'teal'],
    views: ['front', 'back', 'side', 'in-use', 'detail', 'box'],
  },
  watch: {
    swatches: ['midnight', 'black', 'silver', 'rose', 'titanium', 'graphite'],
    views: ['front', 'side', 'back', 'detail', 'box'],
  },
  'watch-ultra': {
    swatches: ['titanium', 'black', 'graphite', 'silver'],
    views: ['front', 'side', 'back', 'detail', 'box'],
  },
  'charger-20w': { swatches: ['white'], views: ['front', 'side', 'detail', 'box'] },
  'charger-35w': { swatches: ['white'], views: ['front', 'side', 'detail', 'box'] },
  'cable-usb-c': { swatches: ['white', 'black', 'blue', 'orange'], views: ['front', 'side', 'detail', 'box'] },
  'charger-magsafe': { swatches: ['white', 'black'], views: ['front', 'in-use', 'detail', 'box'] },
  'hair-dryer': {
    swatches: ['iron', 'fuchsia', 'blue', 'black', 'copper', 'plum'],
    views: ['front', 'side', 'detail', 'box'],
  },
  'hair-styler': {
    swatches: ['nickel', 'fuchsia', 'blue', 'black', 'copper', 'plum'],
    views: ['front', 'set', 'detail', 'box'],
  },
  controller: { swatches: ['white', 'black', 'red', 'blue', 'purple'], views: ['front', 'back', 'detail', 'box'] },
  'battery-pack': {
    swatches: ['silver', 'black', 'blue', 'pink'],
    views: ['front', 'side', 'in-use', 'detail', 'box'],
  },
};

/** Pictures that belong to the shop itself, by file name. */
export const ART = [
  'placeholder',
  'hero',
  'empty-cart',
  'empty-search',
  'empty-orders',
  'no-addresses',
  'not-found',
  'error',
];
