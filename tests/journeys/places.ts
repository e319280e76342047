declare global {
  interface Window {
    placeAtClick?: number;
  }
}

/** In the page: keeps how far it was scrolled when it is clicked next. Until then the click itself may scroll. */
export const notePlaceAtClick = () => {
  window.addEventListener('click', () => (window.placeAtClick = window.scrollY), { capture: true, once: true });
};

/** In the page: what was kept; -1 without a click. */
export const placeAtClick = () => window.placeAtClick ?? -1;
