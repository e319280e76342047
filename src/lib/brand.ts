/** Every brand text, phone number and address. To rebrand the shop, change this file and ui/Logo only (D-171). */
export const BRAND = {
  name: 'Carton',
  tagline: 'One piece or a thousand: every price up front.',
  about:
    'Carton sells boxed consumer technology in bulk to trade buyers in the United States and Canada, with international shipping for bulk orders.',
  phone: '+1 (555) 010-0199',
  phoneHref: 'tel:+15550100199',
  email: 'support@example.com',
  emailHref: 'mailto:support@example.com',
  /** The brief gives two sets of hours; every page shows this one (D-214). */
  hours: 'Mon-Fri 9AM-6PM EST (Sat 10-4, Sun closed)',
  /** The average; the contact form promises a reply within 24 hours (D-215). */
  averageResponse: '5 minutes',
  serviceAreas: ['United States', 'Canada', 'Everywhere else for bulk orders'],
  /** On phones, the promo banner shows only this. */
  promo: 'Wholesale prices from the first piece.',
  promoMore: 'Buy more, pay less per piece.',
} as const;
