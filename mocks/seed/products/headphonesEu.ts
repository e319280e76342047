import { picture, pictures } from './pictures';
import { product } from './product';

const CATEGORY = 2;

/** Products in EU stock, with ids from 3000 (D-98). */
export const headphonesEu = [
  product({
    id: 3201,
    slug: 'sony-wh-1000xm5-eu',
    name: 'Sony WH-1000XM5 Wireless Headphones',
    description:
      'The pair that other noise-canceling headphones are measured against, from European stock, in the soft case.',
    features: ['Up to 30 hours of play', 'Eight microphones', 'Soft-fit carrying case'],
    images: pictures('headphones-studio', 'black', ['front', 'side', 'folded', 'detail']),
    wholesalePrice: '268.00',
    originalPrice: '399.00',
    supplier_cost: '158.00',
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
  product({
    id: 3202,
    slug: 'apple-airpods-max-eu',
    name: 'Apple AirPods Max (EU)',
    description: 'The window piece from European stock. Three colors, single boxes, cartons of four.',
    features: ['Active noise canceling and transparency', 'Up to 20 hours of listening', 'EU warranty card'],
    images: pictures('headphones-mesh', 'mint', ['front', 'side', 'folded', 'detail', 'box']),
    wholesalePrice: '462.00',
    originalPrice: '579.00',
    supplier_cost: '238.00',
    categoryId: CATEGORY,
    weight: 0.72,
    specifications: {
      Brand: 'Apple',
      Colors: [
        { color: 'Green', value: '#A9CDBD', image: picture('headphones-mesh', 'mint') },
        { color: 'Midnight', value: '#2B3545', image: picture('headphones-mesh', 'midnight') },
        { color: 'Starlight', value: '#D3D6DA', image: picture('headphones-mesh', 'silver') },
      ],
      'Item NO': 'CT-3202',
      Rating: '4.8',
      Reviews: 97,
      Sold: 540,
    },
    stock: 38,
  }),
  // region and stock location are independent: EU by its id, but in the overseas warehouse (D-99)
  product({
    id: 3203,
    slug: 'beats-studio3-wireless-eu',
    name: 'Beats Studio3 Wireless Over-Ear Headphones, Noise Canceling, with Carrying Case (EU)',
    description: 'The long runner with a long name on the box.',
    features: ['Up to 22 hours with noise canceling', 'Folds flat'],
    images: pictures('headphones-studio', 'blue', ['front', 'side', 'folded', 'detail', 'box']),
    wholesalePrice: '156.00',
    originalPrice: '219.00',
    supplier_cost: '67.85',
    categoryId: CATEGORY,
    weight: 0.61,
    specifications: {
      Brand: 'Beats',
      colors: ['Blue', 'Matte Black'],
      'Item NO': 'CT-3203',
      Rating: 4.4,
      units_sold: '730',
    },
    stock: 0,
    stockLocation: 'Overseas Warehouse',
  }),
];
