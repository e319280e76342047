import { picture, pictures } from './pictures';
import { product } from './product';

const CATEGORY = 1;

/** Products in EU stock, with ids from 3000 (D-98). */
export const earphonesEu = [
  product({
    id: 3101,
    slug: 'apple-airpods-4-eu',
    name: 'Apple AirPods 4 (EU)',
    description:
      'The open-fit pair from our European stock, with CE marks and packs in eight languages. The standard version without noise canceling.',
    features: ['Open fit, no tips to replace', 'Up to 5 hours of listening, 30 with the case', 'EU warranty card'],
    images: pictures('earbuds-stem', 'white', ['front', 'case', 'side', 'box', 'in-use']),
    wholesalePrice: '108.60',
    originalPrice: '149.00',
    supplier_cost: '62.50',
    categoryId: CATEGORY,
    weight: 0.12,
    specifications: {
      Brand: 'Apple',
      'Item NO': 'CT-3101',
      Rating: '4.7',
      Reviews: '318',
      Sold: '4880',
      Connector: 'USB-C',
    },
    stock: 390,
  }),
  product({
    id: 3102,
    slug: 'earbuds-pro-2-eu',
    name: 'Earbuds Pro 2 (EU)',
    description:
      'Our volume line with CE marks and a box in eight languages. Same price breaks as the other side of the water.',
    features: ['6 hours of play, 24 with the case', 'Wireless and USB-C charging', 'Touch controls'],
    images: pictures('earbuds-tips', 'white', ['front', 'case', 'side', 'in-use', 'box']),
    wholesalePrice: '21.40',
    originalPrice: '36.90',
    supplier_cost: '10.70',
    categoryId: CATEGORY,
    weight: 0.07,
    specifications: {
      Brand: 'Haldane',
      colors: [
        { name: 'White', hex: '#EBECEB', image: picture('earbuds-tips', 'white') },
        { name: 'Blue', hex: '#2E5C9E', image: picture('earbuds-tips', 'blue') },
      ],
      'Item NO': 'CT-3102',
      Rating: '4.5',
      Reviews: 119,
      Sold: 4120,
      'Pieces per carton': 50,
    },
    stock: 1320,
  }),
  product({
    id: 3103,
    slug: 'bose-quietcomfort-earbuds-eu',
    name: 'Bose QuietComfort Earbuds (EU)',
    description:
      'For travelers who leave the big pair at home. Three sizes of tips and of stability bands, wireless charging, and a case that shuts with a click people like to repeat. Sold by airport shops and by opticians who fit hearing protection.',
    features: [
      'Noise canceling with an aware mode',
      'Up to 8.5 hours of play',
      'Stability bands in three sizes',
      'Wireless charging case',
      'IPX4 splashproof',
      'Packs in eight languages',
    ],
    images: pictures('earbuds-tips', 'purple', ['front', 'case', 'side', 'in-use', 'box']),
    wholesalePrice: '139.50',
    originalPrice: '199.95',
    supplier_cost: '71.00',
    categoryId: CATEGORY,
    weight: 0.12,
    specifications: JSON.stringify({
      Brand: 'Bose',
      colors: [
        { name: 'Chilled Lilac', hex: '#B3A8CB', image: picture('earbuds-tips', 'purple') },
        { name: 'Black', hex: '#383A40', image: picture('earbuds-tips', 'black') },
      ],
      quantity_pricing: [
        { range: '6 - 19', price: '132.53', discount: '5% OFF' },
        { range: '>= 20', price: '125.55', discount: '10% OFF' },
      ],
      'Item NO': 'CT-3103',
      Rating: 4.3,
      Reviews: 74,
      Sold: 960,
    }),
    stock: 8,
  }),
  product({
    id: 3104,
    slug: 'apple-earpods-lightning-eu',
    name: 'Apple EarPods (Lightning, EU)',
    description: 'For phones with the old socket. None left until the next delivery from the maker.',
    features: ['Lightning plug', 'Remote and microphone on the lead'],
    images: pictures('earpods-wired', 'white', ['front', 'detail', 'remote', 'box']),
    wholesalePrice: '14.20',
    originalPrice: '19.00',
    supplier_cost: '6.83',
    categoryId: CATEGORY,
    weight: null,
    specifications: { Brand: 'Apple', 'Item NO': 'CT-3104', Rating: 4.1, Reviews: '58', sold_count: '2,870' },
    stock: 0,
  }),
];
