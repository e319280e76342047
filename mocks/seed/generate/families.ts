import { family, type Family } from './family';

const BLACK = { name: 'Black', hex: '#2C2E33', swatch: 'black' } as const;
const WHITE = { name: 'White', hex: '#ECECEA', swatch: 'white' } as const;
const RED = { name: 'Red', hex: '#C22F2C', swatch: 'red' } as const;
const BLUE = { name: 'Blue', hex: '#2E5C9E', swatch: 'blue' } as const;
const SILVER = { name: 'Silver', hex: '#D3D6DA', swatch: 'silver' } as const;
const SANDSTONE = { name: 'Sandstone', hex: '#D3C2A6', swatch: 'sand' } as const;
const ORANGE = { name: 'Orange', hex: '#E2793F', swatch: 'orange' } as const;
const FUCHSIA = { name: 'Fuchsia', hex: '#C21F6E', swatch: 'fuchsia' } as const;
const MIDNIGHT = { name: 'Midnight', hex: '#2B3545', swatch: 'midnight' } as const;
const PURPLE = { name: 'Purple', hex: '#B9A9C9', swatch: 'purple' } as const;
const TEAL = { name: 'Teal', hex: '#2E8C86', swatch: 'teal' } as const;
const PINK = { name: 'Pink', hex: '#D98BA0', swatch: 'pink' } as const;
const ROSE = { name: 'Rose Gold', hex: '#E2BBAF', swatch: 'rose' } as const;
const NATURAL = { name: 'Natural', hex: '#B5ACA0', swatch: 'titanium' } as const;
const IRON = { name: 'Iron', hex: '#74777D', swatch: 'iron' } as const;
const NICKEL = { name: 'Nickel', hex: '#9B9A97', swatch: 'nickel' } as const;

/** One family for each kind of picture. Lines with well-known names get the quantity discounts by name (S1 9). */
export const FAMILIES: readonly [Family, ...Family[]] = [
  family({
    kind: 'earbuds-tips',
    categoryId: 1,
    lines: [
      ['Haldane', 'Earbuds Pro 2'],
      ['Haldane', 'Earbuds Basic 2'],
      ['Sony', 'LinkBuds'],
      ['JBL', 'Wave Beam'],
      ['Soundcore', 'Liberty'],
    ],
    finishes: [BLACK, WHITE, BLUE],
    views: ['front', 'case', 'side', 'box'],
    cents: [790, 9990],
    grams: [50, 90],
    features: ['Wireless charging case', 'Three sizes of tips', 'USB-C charging', 'Touch controls'],
  }),
  family({
    kind: 'earbuds-stem',
    categoryId: 1,
    lines: [
      ['Apple', 'AirPods 4'],
      ['Apple', 'AirPods 3'],
      ['Haldane', 'Stem'],
      ['Xiaomi', 'Redmi Buds'],
    ],
    finishes: [WHITE],
    views: ['front', 'case', 'side', 'box', 'in-use'],
    cents: [1490, 15900],
    grams: [60, 140],
    anc: true,
    features: ['Open fit, no tips to replace', 'USB-C charging case', 'Sealed retail box'],
  }),
  family({
    kind: 'earpods-wired',
    categoryId: 1,
    lines: [
      ['Apple', 'EarPods'],
      ['Haldane', 'Lead'],
    ],
    finishes: [WHITE],
    views: ['front', 'box'],
    cents: [390, 1590],
    grams: [30, 60],
    features: ['Remote and microphone on the lead', '1.2 m lead'],
  }),
  family({
    kind: 'headphones-mesh',
    categoryId: 2,
    lines: [
      ['Apple', 'AirPods Max'],
      ['Sony', 'ULT Wear'],
      ['Bose', 'QuietComfort'],
    ],
    finishes: [SILVER, MIDNIGHT, BLUE, PURPLE, ORANGE],
    views: ['front', 'side', 'folded', 'box'],
    cents: [8900, 45900],
    grams: [280, 420],
    features: ['Knit canopy', 'Up to 20 hours of listening', 'Folds flat into its case'],
  }),
  family({
    kind: 'headphones-studio',
    categoryId: 2,
    lines: [
      ['Beats', 'Studio3'],
      ['Sennheiser', 'Momentum'],
      ['JBL', 'Tune'],
    ],
    finishes: [BLACK, RED, SANDSTONE],
    views: ['front', 'side', 'folded'],
    cents: [4900, 29900],
    grams: [210, 330],
    anc: true,
    features: ['Up to 22 hours of listening', 'Folds into a hard case', 'Cable for flights included'],
  }),
  family({
    kind: 'speaker-cylinder',
    categoryId: 3,
    lines: [
      ['JBL', 'Flip 6'],
      ['JBL', 'Charge'],
      ['Ultimate Ears', 'Boom'],
    ],
    finishes: [BLACK, BLUE, RED, TEAL, PINK],
    views: ['front', 'side', 'back', 'standing', 'in-use', 'detail', 'box'],
    cents: [3900, 16900],
    grams: [480, 980],
    features: ['IP67 dust- and waterproof', '12 hours of playtime', 'Links two for stereo'],
  }),
  family({
    kind: 'speaker-pulse',
    categoryId: 3,
    lines: [
      ['JBL', 'Pulse 5'],
      ['Sony', 'Glow'],
    ],
    finishes: [BLACK, WHITE],
    views: ['front', 'side', 'in-use'],
    cents: [9900, 24900],
    grams: [900, 1500],
    features: ['Light show all around', '12 hours of playtime', 'IP67 dust- and waterproof'],
  }),
  family({
    kind: 'speaker-slab',
    categoryId: 3,
    lines: [
      ['Bose', 'SoundLink Flex'],
      ['Sony', 'Field'],
    ],
    finishes: [BLACK, BLUE, SANDSTONE],
    views: ['front', 'back'],
    cents: [6900, 17900],
    grams: [560, 760],
    features: ['Floats', 'Strap loop', 'Sounds right standing, lying or hanging'],
  }),
  family({
    kind: 'speaker-mini',
    categoryId: 3,
    lines: [
      ['Bose', 'SoundLink Micro'],
      ['JBL', 'Clip'],
      ['JBL', 'Go'],
    ],
    finishes: [BLACK, ORANGE, BLUE],
    views: ['front', 'back'],
    cents: [1900, 9900],
    grams: [180, 420],
    features: ['Silicone strap', 'Up to 6 hours of play', 'Fits a handlebar'],
  }),
  family({
    kind: 'watch',
    categoryId: 4,
    lines: [
      ['Apple', 'Watch Series 10'],
      ['Apple', 'Watch SE'],
      ['Garmin', 'Venu'],
    ],
    finishes: [MIDNIGHT, SILVER, ROSE],
    views: ['front', 'side', 'back'],
    cents: [18900, 39900],
    grams: [260, 340],
    models: [
      ['42mm', '42 mm'],
      ['46mm', '46 mm'],
    ],
    features: ['Always-on display', 'Swim-proof to 50 m', 'GPS'],
  }),
  family({
    kind: 'watch-ultra',
    categoryId: 4,
    lines: [
      ['Apple', 'Watch Ultra'],
      ['Garmin', 'Fenix'],
    ],
    finishes: [NATURAL, BLACK],
    views: ['front', 'side'],
    cents: [49900, 79900],
    grams: [380, 460],
    features: ['Titanium case', 'Dive computer to 40 m', 'GPS and cellular'],
  }),
  family({
    kind: 'charger-20w',
    categoryId: 4,
    lines: [
      ['Apple', '20W iPhone Charger'],
      ['Haldane', 'Wall Charger 20W'],
    ],
    finishes: [WHITE],
    views: ['front', 'side'],
    cents: [590, 1890],
    grams: [50, 90],
    features: ['20 W by USB-C', 'White box'],
  }),
  family({
    kind: 'charger-35w',
    categoryId: 4,
    lines: [
      ['Apple', '35W Dual USB-C Charger'],
      ['Haldane', 'Dual-Port Wall Charger 35W'],
    ],
    finishes: [WHITE],
    views: ['front', 'side'],
    cents: [1190, 5490],
    grams: [90, 140],
    features: ['Two USB-C ports', '35 W shared', 'Folding plug'],
  }),
  family({
    kind: 'charger-magsafe',
    categoryId: 4,
    lines: [
      ['Apple', 'MagSafe Charger'],
      ['Anker', 'MagGo'],
    ],
    finishes: [WHITE],
    views: ['front', 'in-use'],
    cents: [1290, 4290],
    grams: [60, 110],
    features: ['Snaps into place', '15 W', '1 m lead'],
  }),
  family({
    kind: 'cable-usb-c',
    categoryId: 6,
    lines: [
      ['Apple', '60W USB-C Cable'],
      ['Haldane', 'Braided USB-C Cable'],
      ['Anker', 'PowerLine'],
    ],
    finishes: [WHITE, BLACK],
    views: ['front', 'detail'],
    cents: [190, 1490],
    grams: [20, 60],
    features: ['Carries 60 W', 'Loose or carded'],
  }),
  family({
    kind: 'hair-dryer',
    categoryId: 5,
    lines: [
      ['Dyson', 'Supersonic'],
      ['Dyson', 'Supersonic Nural'],
    ],
    finishes: [IRON, FUCHSIA, BLUE],
    views: ['front', 'side', 'box'],
    cents: [24900, 44900],
    grams: [1600, 2000],
    features: ['Heat measured 40 times a second', 'Five magnetic attachments'],
  }),
  family({
    kind: 'hair-styler',
    categoryId: 5,
    lines: [
      ['Dyson', 'Airwrap'],
      ['Dyson', 'Airstrait'],
    ],
    finishes: [NICKEL, FUCHSIA, BLUE],
    views: ['front', 'set', 'box'],
    cents: [34900, 59900],
    grams: [1700, 2300],
    features: ['Curls, smooths and dries', 'Storage case'],
  }),
  family({
    kind: 'controller',
    categoryId: 6,
    lines: [
      ['Sony', 'DualSense Controller'],
      ['Haldane', 'Arcade Pad'],
    ],
    finishes: [WHITE, BLACK, RED],
    views: ['front', 'back'],
    cents: [1990, 6990],
    grams: [280, 480],
    features: ['USB-C charging', 'Twelve to the carton'],
  }),
  family({
    kind: 'battery-pack',
    categoryId: 6,
    lines: [
      ['Samsung', 'Battery Pack'],
      ['Anker', 'PowerCore'],
    ],
    finishes: [SILVER, BLACK],
    views: ['front', 'side'],
    cents: [790, 4990],
    grams: [120, 420],
    features: ['USB-C in and out', 'Charges two devices at once'],
  }),
  family({
    kind: 'earphone-case',
    categoryId: 6,
    lines: [
      ['Prada', 'Earphone Case'],
      ['Haldane', 'Silicone Case'],
    ],
    finishes: [BLACK, RED],
    views: ['front', 'open'],
    cents: [320, 18900],
    grams: [20, 150],
    features: ['Key ring', 'Gift box on request'],
  }),
];
