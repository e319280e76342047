/** Calls back when the browser has nothing else to do, within a second at most. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  // Safari lacks it, and so does jsdom.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}
