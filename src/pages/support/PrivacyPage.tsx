import { LegalText } from '@/features/support/LegalText';
import { BRAND } from '@/lib/brand';

const SECTIONS = [
  {
    title: 'What we keep',
    paragraphs: [
      'With an account: your name, email address and phone number, your delivery addresses, and your orders.',
      'In your browser: that you are signed in, the products you looked at last, your display currency and your color scheme. Clearing the site data removes all of it.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: ['To take, ship and support your orders, and to work out your membership level. We do not sell it.'],
  },
  {
    title: 'Who else sees it',
    paragraphs: [
      'The payment provider that you choose, for the payment. The carrier, for the delivery. Card numbers go to the payment provider alone and never reach us.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [`Ask for a copy, a correction or the removal of your data: ${BRAND.email}.`],
  },
];

/** /privacy: a template text (D-55). */
export default function PrivacyPage() {
  return (
    <LegalText title="Privacy" lead="What this shop knows about you, and what it does with it." sections={SECTIONS} />
  );
}
