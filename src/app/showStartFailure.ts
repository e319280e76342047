/**
 * For developers, where the mock server did not start and so no shop will: says so on the page, which would stay
 * blank otherwise. The reason is shown as plain text.
 */
export function showStartFailure(place: HTMLElement, error: unknown): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'margin: 2rem; font: 1rem/1.6 monospace; white-space: pre-wrap; overflow-wrap: anywhere';
  const reason = error instanceof Error ? error.message : String(error);
  text.textContent = `The mock server did not start.\n\n${reason}\n\nThe browser’s console has the whole of it.`;
  place.replaceChildren(text);
}
