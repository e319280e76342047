/** Where the journeys find the built demo, and the production build that `production.spec.ts` puts a backend behind. */
export const DEMO_PORT = 4174;
export const PRODUCTION_PORT = 4175;
