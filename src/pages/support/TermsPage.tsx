import { LegalText } from '@/features/support/LegalText';
import { BRAND } from '@/lib/brand';

const SECTIONS = [
  {
    title: 'Who may buy',
    paragraphs: [`${BRAND.name} sells to trade buyers with an account. You answer for what is ordered with yours.`],
  },
  {
    title: 'Prices',
    paragraphs: [
      'Prices are per piece and charged in US dollars. Quantity and membership discounts show in the cart before you pay. Pounds and euros are for orientation only.',
    ],
  },
  {
    title: 'Orders and payment',
    paragraphs: [
      'An order stands once its payment has gone through and you have its number. If we cannot deliver, you get your money back.',
    ],
  },
  {
    title: 'Delivery',
    paragraphs: [
      'Delivery times are estimates. Say within a week what is missing or damaged, and we replace it or refund it.',
    ],
  },
  { title: 'Questions', paragraphs: [`Write to ${BRAND.email} or call ${BRAND.phone}.`] },
];

/** /terms: a template text (D-55). */
export default function TermsPage() {
  return <LegalText title="Terms" lead="The rules for buying here, in plain words." sections={SECTIONS} />;
}
