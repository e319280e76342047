/**
 * For what a blurred field applies to the page: runs at once, or, where a press of the mouse or a finger took the focus, when it
 * ends. Otherwise the change could move what is being pressed, and the browser would send no click.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector(':active')) document.addEventListener('mouseup', action, { once: true });
  else action();
}
