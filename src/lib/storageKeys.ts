/** Every key that the shop keeps in the browser (D-78). */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  user: 'user',
  adminToken: 'adminToken',
  recentlyViewed: 'recentlyViewed',
  /** Which buyer's views they are. */
  viewedBy: 'viewedBy',
  currency: 'currency',
  colorScheme: 'colorScheme',
  offerDismissed: 'offerDismissed',
  /** Set before the reload of a logout, so that its toast can show after it (D-80). */
  loggedOut: 'loggedOut',
  /** How far down each page was left; the router's own, kept under a name of ours. */
  scrollPositions: 'scrollPositions',
  /** Whether lists of products are shown as cards or as a table. */
  listView: 'listView',
  /** What a visitor wanted to add before being sent to sign up (D-225). */
  pendingAdd: 'pendingAdd',
} as const;
