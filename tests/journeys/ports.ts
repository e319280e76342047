/** Ports of the built demo, and of the production build that `production.spec.ts` tests. */
export const DEMO_PORT = 4174;
export const PRODUCTION_PORT = 4175;
