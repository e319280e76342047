/** A number of pieces with thousands separators, for the domain's own sentences: `12,400`. */
export function countText(count: number): string {
  return count.toLocaleString('en-US');
}
