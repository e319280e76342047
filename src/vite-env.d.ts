/// <reference types="vite/client" />

/** True where the shop runs on the mock server; false code is removed from production builds. */
declare const __MOCK_SERVER__: boolean;

/** The page that a script of src/app/firstScreen shows. Named once in each: the build puts the whole text there. */
declare const __FIRST_SCREEN__: import('./app/firstScreen/renderFirstScreen').FirstScreen;

interface ImportMetaEnv {
  /** Absolute address of a backend on another origin; absent means this origin. */
  readonly VITE_API_BASE_URL?: string;
  /** Square's application id, `sq0idp-…`. Without it or the location, the card form says that it is not set up. */
  readonly VITE_SQUARE_APPLICATION_ID?: string;
  readonly VITE_SQUARE_LOCATION_ID?: string;
  /** PayPal's client id. Without it the button says that PayPal is not set up. */
  readonly VITE_PAYPAL_CLIENT_ID?: string;
  /** Scenario of the mock server until a URL names one (mocks/chosenScenario.ts); absent means `default`. */
  readonly VITE_SCENARIO?: string;
}

interface Window {
  /** Responses that a built index.html has requested early (src/app/preload/preloadedResponses.ts). */
  preloadedResponses?: Map<string, Promise<Response>>;
}
