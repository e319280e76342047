/** Whether this document was opened by a new navigation: not a reload, Back or Forward, which restore the scroll position. */
export function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry && 'type' in entry) || entry.type === 'navigate';
}

/** Milliseconds since this document and its files have loaded; 0 while they load. */
export function timeSinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loaded = entry && 'loadEventEnd' in entry ? Number(entry.loadEventEnd) : 0;
  return loaded > 0 ? performance.now() - loaded : 0;
}
