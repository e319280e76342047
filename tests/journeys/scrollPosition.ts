declare global {
  interface Window {
    scrollAtClick?: number;
  }
}

/** Runs in the page: records the scroll position at the next click, since clicking may scroll first. */
export const recordScrollAtClick = () => {
  window.addEventListener('click', () => (window.scrollAtClick = window.scrollY), { capture: true, once: true });
};

/** Runs in the page: the recorded position, -1 without a click. */
export const scrollAtClick = () => window.scrollAtClick ?? -1;
