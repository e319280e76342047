/** A number of things with thousands separators: `1,250`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
