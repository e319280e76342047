/** Whether the browser came to this document anew: not by a reload or its Back key, after which it stands where it stood. */
export function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit && 'type' in visit) || visit.type === 'navigate';
}
