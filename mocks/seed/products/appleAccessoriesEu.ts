import { picture, pictures } from './pictures';
import { product } from './product';

const CATEGORY = 4;

/** Products in EU stock, with ids from 3000 (D-98). */
export const appleAccessoriesEu = [
  product({
    id: 3401,
    slug: 'apple-watch-series-10-eu',
    name: 'Apple Watch Series 10 (EU)',
    description: 'The thin one from European stock, with the warranty card in eight languages.',
    features: ['Always-on display', 'Fast charging, 80 % in half an hour', 'GPS'],
    images: pictures('watch', 'graphite', ['front', 'side', 'back', 'detail', 'box']),
    wholesalePrice: '344.00',
    originalPrice: '449.00',
    supplier_cost: '152.00',
    categoryId: CATEGORY,
    weight: 0.31,
    specifications: {
      Brand: 'Apple',
      colors: [
        { name: 'Graphite', hex: '#5A5E66', image: picture('watch', 'graphite') },
        { name: 'Rose Gold', hex: '#E2BBAF', image: picture('watch', 'rose') },
      ],
      models: [
        { id: '42mm', name: '42 mm', price: '344.00' },
        { id: '46mm', name: '46 mm', price: '371.00' },
      ],
      'Item NO': 'CT-3401',
      Rating: '4.8',
      Reviews: 112,
      Sold: 870,
    },
    stock: 93,
  }),
  product({
    id: 3402,
    slug: 'apple-magsafe-charger-eu',
    name: 'Apple MagSafe Charger (EU)',
    description: 'The magnet with the lead. Needs no plug of its own, so one box serves every country.',
    features: ['Magnetic alignment', 'Up to 25 W with a 30 W plug', '1 m lead'],
    images: pictures('charger-magsafe', 'black', ['front', 'in-use', 'detail', 'box']),
    wholesalePrice: '26.30',
    originalPrice: '45.00',
    supplier_cost: '13.40',
    categoryId: CATEGORY,
    weight: 0.1,
    specifications: {
      Brand: 'Apple',
      'Item NO': 'CT-3402',
      Rating: 4.5,
      Reviews: 87,
      Sold: 3970,
    },
    stock: 1180,
  }),
  product({
    id: 3403,
    slug: 'apple-60w-usb-c-charge-cable-eu',
    name: 'Apple 60W USB-C Charge Cable (EU)',
    description: 'Woven lead, 1 m. One price at any quantity.',
    features: [],
    images: pictures('cable-usb-c', 'white', ['front', 'side', 'detail', 'box']),
    wholesalePrice: '12.90',
    originalPrice: '22.00',
    supplier_cost: '7.12',
    categoryId: CATEGORY,
    weight: 0.05,
    specifications: { Brand: 'Apple', 'Item NO': 'CT-3403', Length: '1 m' },
    stock: 2640,
  }),
];
