/** A visitor, buyer or clerk to open the shop as, in stories and tests. */
export interface Persona {
  label: string;
  /** A seeded account; null without an account. */
  email: string | null;
  /** Uses a token that has expired, or one that no server has issued. */
  token?: 'expired' | 'forged';
}

export const PERSONAS = {
  visitor: { label: 'Visitor, not signed in', email: null },
  V1: { label: 'V1 buyer', email: 'new@example.com' },
  V2: { label: 'V2 Bronze buyer', email: 'bronze@example.com' },
  V3: { label: 'V3 Silver buyer', email: 'silver@example.com' },
  V4: { label: 'V4 Gold buyer', email: 'gold@example.com' },
  V5: { label: 'V5 Platinum buyer', email: 'platinum@example.com' },
  V6: { label: 'V6 Diamond buyer', email: 'diamond@example.com' },
  V7: { label: 'V7 Elite buyer', email: 'elite@example.com' },
  fresh: { label: 'V1 buyer without orders', email: 'fresh@example.com' },
  nearlyV2: { label: 'V1 buyer, one dollar short of V2', email: 'nearly@example.com' },
  adminButton: { label: 'Buyer whose profile shows the admin button', email: 'manager@example.com' },
  expired: { label: 'V3 buyer whose session has expired', email: 'silver@example.com', token: 'expired' },
  forged: { label: 'Visitor with a forged token', email: null, token: 'forged' },
  admin: { label: 'Clerk of the back office, a visitor to the shop', email: 'admin@example.com' },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;
