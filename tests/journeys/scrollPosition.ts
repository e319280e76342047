declare global {
  interface Window {
    scrollAtClick?: number;
  }
}

/** In the page: keeps how far it was scrolled when it is clicked next. Until then the click itself may scroll. */
export const recordScrollAtClick = () => {
  window.addEventListener('click', () => (window.scrollAtClick = window.scrollY), { capture: true, once: true });
};

/** In the page: what was kept; -1 without a click. */
export const scrollAtClick = () => window.scrollAtClick ?? -1;
