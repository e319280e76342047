/** The mock providers' own pages, below the base of the app. They are not part of the contract. */
export const MOCK_PATH = '__backend/';
/** The page on which a buyer approves a wallet payment. */
export const APPROVAL_PATH = `${MOCK_PATH}paypal/`;
