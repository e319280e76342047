import { picture, pictures } from '../pictures';
import { product } from '../product';

const CATEGORY = 2;

export const headphones = [
  product({
    id: 201,
    slug: 'apple-airpods-max',
    name: 'Apple AirPods Max',
    description:
      'Aluminium cups, knitted headband, USB-C. The pair that stands in the window and pulls people in. Five colours, single cartons of four.',
    features: [
      'Active noise cancelling and transparency',
      'Up to 20 hours of listening',
      'Knitted mesh headband',
      'Smart Case in the box',
    ],
    images: pictures('headphones-mesh', 'midnight', ['front', 'side', 'folded', 'box']),
    wholesalePrice: '438.00',
    originalPrice: '549.00',
    categoryId: CATEGORY,
    weight: 0.72,
    specifications: {
      Brand: 'Apple',
      colors: [
        { name: 'Midnight', hex: '#2B3545', image: picture('headphones-mesh', 'midnight') },
        { name: 'Starlight', hex: '#D3D6DA', image: picture('headphones-mesh', 'silver') },
        { name: 'Blue', hex: '#2E5C9E', image: picture('headphones-mesh', 'blue') },
        { name: 'Purple', hex: '#B3A8CB', image: picture('headphones-mesh', 'purple') },
        { name: 'Orange', hex: '#E0743A', image: picture('headphones-mesh', 'orange') },
      ],
      'Item NO': 'CT-201',
      Rating: '4.9',
      Reviews: 441,
      Sold: 2360,
      'Pieces per carton': 4,
    },
    stock: 212,
  }),
  product({
    id: 202,
    slug: 'beats-studio3-wireless',
    name: 'Beats Studio3 Wireless',
    description:
      'A long runner that still leaves the shelf every week. Folds flat, hard case included, forty hours without noise cancelling.',
    features: ['Up to 22 hours with noise cancelling', 'Folds flat', 'Carrying case and audio cable'],
    images: pictures('headphones-studio', 'black', ['front', 'side', 'folded']),
    wholesalePrice: '148.50',
    originalPrice: '199.95',
    categoryId: CATEGORY,
    weight: 0.61,
    specifications: {
      Brand: 'Beats',
      Colors: [
        { color: 'Matte Black', value: '#2C2E33', image: picture('headphones-studio', 'black') },
        { color: 'Red', value: '#C22F2C', image: picture('headphones-studio', 'red') },
        { color: 'Desert Sand', value: '#D3C2A6', image: picture('headphones-studio', 'sand') },
      ],
      'Item NO': 'CT-202',
      rating: 4.5,
      reviews: 762,
      sold_count: 5410,
      'Pieces per carton': 8,
    },
    stock: 530,
  }),
  product({
    id: 203,
    slug: 'bose-quietcomfort-headphones',
    name: 'Bose QuietComfort Headphones',
    description:
      'The quiet cabin, boxed. Bought by travel shops and by companies that equip open offices. Spare cushions can be ordered with the carton.',
    features: [
      'Noise cancelling in two modes',
      'Up to 24 hours of play',
      'Cable for aircraft seats',
      'Replaceable cushions',
    ],
    images: pictures('headphones-studio', 'black', ['front', 'folded']),
    wholesalePrice: '249.00',
    originalPrice: '349.00',
    categoryId: CATEGORY,
    weight: 0.58,
    specifications: {
      Brand: 'Bose',
      colors: ['Black', 'Sand'],
      quantity_pricing: [
        { min_qty: 5, max_qty: 19, price: '236.55', discount: '5% OFF' },
        { min_qty: 20, max_qty: 59, price: '224.10', discount: '10% OFF' },
        { min_qty: 60, max_qty: null, price: '211.65', discount: '15% OFF' },
      ],
      'Item NO': 'CT-203',
      Rating: 4.7,
      Reviews: 188,
      Sold: 990,
    },
    stock: 144,
  }),
  product({
    id: 204,
    slug: 'sony-wh-ch520',
    name: 'Sony WH-CH520 Wireless Headphones',
    description:
      'Light on-ear headphones that run a working week on one charge. The usual answer when a school asks for two hundred pieces.',
    features: ['Up to 50 hours of play', 'Weighs 147 g without the box', 'Pairs with two devices'],
    images: pictures('headphones-studio', 'sand', ['front', 'side']),
    wholesalePrice: '34.60',
    originalPrice: '59.99',
    categoryId: CATEGORY,
    weight: 0.28,
    // The same object as text (D-135).
    specifications: JSON.stringify({
      Brand: 'Sony',
      colors: [
        { name: 'Beige', hex: '#D3C2A6', image: picture('headphones-studio', 'sand') },
        { name: 'Black', hex: '#2C2E33', image: picture('headphones-studio', 'black') },
      ],
      quantity_pricing: [
        { range: '10-99', price: '32.18', discount: '7% OFF' },
        { range: '100+', price: '29.41', discount: '15% OFF' },
      ],
      'Item NO': 'CT-204',
      Rating: '4.4',
      reviews: 533,
      units_sold: 12040,
    }),
    stock: 2750,
    stockLocation: 'Overseas Warehouse',
  }),
  product({
    id: 3201,
    slug: 'sony-wh-1000xm5-eu',
    name: 'Sony WH-1000XM5 Wireless Headphones',
    description:
      'The pair that other noise-cancelling headphones are measured against, from European stock, in the soft case.',
    features: ['Up to 30 hours of play', 'Eight microphones', 'Soft-fit carrying case'],
    images: pictures('headphones-studio', 'black', ['front', 'side', 'folded']),
    wholesalePrice: '268.00',
    originalPrice: '399.00',
    categoryId: CATEGORY,
    weight: 0.65,
    specifications: {
      Brand: 'Sony',
      Colors: ['Black', 'Silver'],
      'Item NO': 'CT-3201',
      Rating: '4.8',
      Reviews: 276,
      Sold: 1440,
    },
    stock: 88,
  }),
];
