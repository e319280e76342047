import { picture, pictures } from './pictures';
import { product } from './product';

const CATEGORY = 5;

/** Products in EU stock, with ids from 3000 (D-98). */
export const dysonEu = [
  product({
    id: 3501,
    slug: 'dyson-supersonic-hair-dryer-eu',
    name: 'Dyson Supersonic Hair Dryer (EU)',
    description: 'The 230 V version with a Schuko plug, from European stock.',
    features: ['230 V, Schuko plug', 'Five magnetic attachments', '2.7 m lead'],
    images: pictures('hair-dryer', 'blue', ['front', 'side', 'detail', 'box']),
    wholesalePrice: '326.00',
    originalPrice: '399.00',
    supplier_cost: '150.60',
    categoryId: CATEGORY,
    weight: 1.85,
    specifications: {
      Brand: 'Dyson',
      colors: [
        { name: 'Vinca Blue', hex: '#2E5C9E', image: picture('hair-dryer', 'blue') },
        { name: 'Iron', hex: '#74777D', image: picture('hair-dryer', 'iron') },
      ],
      'Item NO': 'CT-3501',
      Voltage: '230 V',
    },
    stock: 52,
  }),
  product({
    id: 3502,
    slug: 'dyson-airwrap-multi-styler-eu',
    name: 'Dyson Airwrap Multi-Styler (EU)',
    description: 'The complete set for 230 V, in plum and gold, with a Schuko plug.',
    features: ['230 V, Schuko plug', 'Six attachments', 'Storage case'],
    images: pictures('hair-styler', 'plum', ['front', 'set', 'detail', 'box']),
    wholesalePrice: '472.00',
    originalPrice: '549.00',
    supplier_cost: '254.80',
    categoryId: CATEGORY,
    weight: 2.45,
    specifications: JSON.stringify({
      Brand: 'Dyson',
      colors: [
        { name: 'Plum', hex: '#5E3F68', image: picture('hair-styler', 'plum') },
        { name: 'Black', hex: '#383A40', image: picture('hair-styler', 'black') },
      ],
      'Item NO': 'CT-3502',
      Rating: 4.7,
      Reviews: 53,
      Sold: 410,
      Voltage: '230 V',
    }),
    stock: 27,
  }),
  product({
    id: 3503,
    slug: 'dyson-supersonic-gift-edition-eu',
    name: 'Dyson Supersonic Gift Edition (EU)',
    description: 'Plum and gold in a lined box, made for the last quarter. Gone until then.',
    features: ['230 V, Schuko plug', 'Five magnetic attachments', 'Lined presentation box', 'Paddle brush and comb'],
    images: pictures('hair-dryer', 'plum', ['front', 'side', 'detail', 'box']),
    wholesalePrice: '359.00',
    originalPrice: '449.00',
    supplier_cost: '150.75',
    categoryId: CATEGORY,
    weight: 2.1,
    specifications: { Brand: 'Dyson', 'Item NO': 'CT-3503', Rating: '4.9', Reviews: 26, Sold: 330, Voltage: '230 V' },
    stock: 0,
  }),
  product({
    id: 3504,
    slug: 'dyson-salon-fit-out-crate-eu',
    name: 'Dyson Salon Fit-Out Crate (EU)',
    description:
      'Four dryers, two stylers and the wall rack for a whole row of chairs, with one invoice and one warranty date. The crate travels on its own pallet and is opened in front of the buyer.',
    features: ['Four dryers', 'Two stylers', 'Wall rack', '230 V, Schuko plugs', 'One warranty date'],
    images: pictures('hair-dryer', 'iron', ['front', 'side']),
    wholesalePrice: '1940.00',
    originalPrice: '2496.00',
    supplier_cost: '1026.85',
    categoryId: CATEGORY,
    weight: 14.6,
    specifications: {
      Brand: 'Dyson',
      quantity_pricing: [
        { min_qty: 2, max_qty: 4, price: '1862.40', discount: '4% OFF' },
        { min_qty: 5, max_qty: null, price: '1765.40', discount: '9% OFF' },
      ],
      'Item NO': 'CT-3504',
      Voltage: '230 V',
    },
    stock: 6,
  }),
];
