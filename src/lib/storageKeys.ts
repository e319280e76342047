/** Every key that the shop uses in the browser's storage (D-78). */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  user: 'user',
  adminToken: 'adminToken',
  /** Removed by the dashboard's logout (S2 2.9, D-79); the shop never writes it. */
  token: 'token',
  recentlyViewed: 'recentlyViewed',
  /** Hash of the buyer that `recentlyViewed` belongs to. */
  viewedBy: 'viewedBy',
  currency: 'currency',
  colorScheme: 'colorScheme',
  offerDismissed: 'offerDismissed',
  /** Set before a logout reloads the page, so that the toast can be shown afterwards (D-80). */
  loggedOut: 'loggedOut',
  /** The router's scroll position of each page. */
  scrollPositions: 'scrollPositions',
  /** The region of the cart when it was last read; see `OtherRegionNotice`. */
  cartRegion: 'cartRegion',
  /** Whether product lists are shown as cards or as a table. */
  listView: 'listView',
  /** The columns that were hidden, by table. */
  hiddenColumns: 'hiddenColumns',
  /** The product that a visitor wanted to add before going to the sign-up page; its quantity and model alone without a color (D-225). */
  pendingAdd: 'pendingAdd',
  /** Address and payment method that were entered at the checkout. */
  checkoutDraft: 'checkoutDraft',
  /** What was entered in the form of the alternate checkout. */
  alternateDraft: 'alternateDraft',
  /** What was entered in the form of the card payment page. */
  cardPageDraft: 'cardPageDraft',
  /** What the secure page charges: total, address and items of the alternate checkout (D-62). */
  paymentData: 'paymentData',
  /** Order calls without a known outcome: a tab's own in session storage, the wallet's in local storage too (D-219). */
  unsettledOrders: 'unsettledOrders',
  /** What a wallet order pays for, while the buyer is on the provider's page (D-124). */
  paypalOrderData: 'paypalOrderData',
  /** Set while the buyer is on a wallet's page, in the tab that has gone there: hash of the session's token. */
  walletVisit: 'walletVisit',
  /** Changes of quantities that were under way when the cart page was left; see `interruptedChanges.ts`. */
  interruptedChanges: 'interruptedChanges',
  /** The views of the orders table that a clerk has saved. */
  orderViews: 'orderViews',
  /** Tracking numbers that a clerk has typed and not sent, by order. */
  trackingDrafts: 'trackingDrafts',
} as const;
