/** Every brand word, phone and address: an integrator rebrands here and in ui/Logo alone (D-171). */
export const BRAND = {
  name: 'Carton',
  tagline: 'One price, and it is the wholesale price.',
  about:
    'Carton sells boxed consumer technology in bulk to trade buyers in the United States and Canada, with international shipping for bulk orders.',
  phone: '+1 (555) 010-0199',
  phoneHref: 'tel:+15550100199',
  email: 'support@example.com',
  emailHref: 'mailto:support@example.com',
  /** D-214 */
  hours: 'Mon-Fri 9AM-6PM EST (Sat 10-4, Sun closed)',
  /** An average; the contact form's 24 hours are the upper limit (D-215). */
  averageResponse: '5 minutes',
  serviceAreas: ['United States', 'Canada', 'Everywhere else for bulk orders'],
  /** The banner's first words stand alone on a phone. */
  promo: 'Wholesale prices from the first piece.',
  promoMore: 'Buy more, pay less per piece.',
} as const;
