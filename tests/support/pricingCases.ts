import pricing from '../data/pricing-cases.json';

interface CaseLine {
  basePrice: string;
  quantity: number;
  discountFraction: string;
}

interface ShippedInput {
  items: { weight: string | null; quantity: number }[];
}

interface Candidate {
  id: number;
  categoryId: number;
  price: string;
}

interface Of<Input, Expected> {
  input: Input;
  expected: Expected;
}

/** Each rule's input and expected result. Money and fractions are decimal text; weights are kilograms as text. */
export interface PricingCases {
  discountFraction: Of<
    { name: string; quantity: number; surface: 'product' | 'home'; specifications?: unknown; basePrice?: string },
    { fraction: string; source: string }
  >;
  parseRange: Of<{ text: string }, { min: number; max: number | null } | null>;
  parseDiscountText: Of<{ text: string }, string | null>;
  baseUnitPrice: Of<{ product: { wholesalePrice: string; specifications: unknown }; option: string | null }, string>;
  cartAmounts: Of<
    { lines: CaseLine[]; level?: number },
    {
      lines: { unitPrice: string; lineTotal: string }[];
      subtotal: string;
      membershipDiscount?: string;
      net?: string;
    }
  >;
  membershipLevel: Of<{ growthValue: number }, { level: number; label: string }>;
  membershipDiscount: Of<{ subtotal: string; level: number }, { fraction: string; discount: string; net: string }>;
  growthFromSpent: Of<{ totalSpent: string }, { growthValue: number; level: number }>;
  membershipProgress: Of<{ growthValue: number }, { level: number; needed: number | null; percent: number }>;
  shippingMainCheckout: Of<ShippedInput, string>;
  shippingAlternateCheckout: Of<ShippedInput, string>;
  shippingCardPage: Of<ShippedInput, string>;
  shippingOldCardPage: Of<ShippedInput, string>;
  shippingCartEstimate: Of<
    { items: { weight: string | null; quantity: number; discountFraction: string; unitPrice: string }[] },
    string
  >;
  securePageSplit: Of<
    { total: string },
    { shipping: string; product: string; fee: string; discount: string; charged: string }
  >;
  paymentConfirmationTotal: Of<{ productPrice: string; level: number }, { membershipDiscount: string; total: string }>;
  convert: Of<{ usd: string; currency: 'USD' | 'GBP' | 'EUR' }, { amount: string; text: string }>;
  priceAlertBounds: Of<{ price: string }, { min: string; max: string; step: string }>;
  priceAlertCheck: Of<
    { price: string; target: string; currency: 'USD' | 'GBP' | 'EUR' },
    { title: string; text?: string }
  >;
  recommend: Of<
    { current: Candidate; list: (Candidate & { rating: string | null; unitsSold: number | null })[] },
    number[]
  >;
  regionOf: Of<{ id: number; region: string | null }, 'USA' | 'EU'>;
  orderTotals: Of<
    { page: 'main' | 'alternate' | 'card'; lines: (CaseLine & { weight: string | null })[]; level: number },
    {
      gross: string;
      membershipDiscount: string;
      subtotalNet: string;
      shipping: string;
      total: string;
      totalInCents: number;
      confirmationTax: string;
      confirmationTaxIfGrossStored: string;
    }
  >;
  amountInCents: Of<{ amount: string }, number>;
}

export type PricingRule = keyof PricingCases;

export type PricingCase<Rule extends PricingRule> = PricingCases[Rule] & { id: string; fn: Rule };

/** The number of cases that the file states. */
export const PRICING_CASE_COUNT: number = pricing.count;

/** The rules that the file has cases for. */
export function pricingRules(): string[] {
  return [...new Set(pricing.cases.map(({ fn }) => fn))];
}

/** Every worked case of one rule, in the file's order. */
export function casesOf<Rule extends PricingRule>(rule: Rule): PricingCase<Rule>[] {
  // The file is not typed; the rules' tests fail on any case of another shape.
  return pricing.cases.filter(({ fn }) => fn === rule) as unknown as PricingCase<Rule>[];
}
