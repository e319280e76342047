/** A page of which new visitors see a prerendered first screen. */
interface FirstScreenEntry {
  /** In this folder: shows the screen, and its products when the API has responded. */
  script: string;
  /** The page's list of products in its HTML. */
  list: RegExp;
}

/** By the page's route. Plain data: Node imports it. */
export const FIRST_SCREENS = {
  '/': { script: 'home.ts', list: /<ul [^>]*aria-label="Featured products".*?<\/ul>/ },
  '/products': { script: 'products.ts', list: /<ul [^>]*data-columns.*?<\/ul>/ },
} as const satisfies Record<string, FirstScreenEntry>;

export type FirstScreenPath = keyof typeof FIRST_SCREENS;
