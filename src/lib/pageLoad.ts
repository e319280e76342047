/** Whether this document was opened by a new navigation: not a reload, Back or Forward, which restore the scroll position. */
export function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry && 'type' in entry) || entry.type === 'navigate';
}
