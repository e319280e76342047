/**
 * For what a blurred field applies to the page: runs at once, or, where a press of the mouse or a finger took the focus, when it
 * ends, by a release or as a drag. Otherwise the change could move what is being pressed, and the browser would send no click.
 */
export function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) return action();
  const press = new AbortController();
  const end = () => {
    press.abort();
    action();
  };
  document.addEventListener('mouseup', end, press);
  document.addEventListener('pointercancel', end, press);
}
