import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PRODUCTS = 'public/products/';
const videos = readdirSync(PRODUCTS).filter((file) => file.endsWith('.mp4'));

/** Names of an MP4's top-level boxes, in order: four bytes of length, four of name. */
function boxes(file: Buffer): string[] {
  const names = [];
  for (let at = 0; at + 8 <= file.length;) {
    names.push(file.toString('latin1', at + 4, at + 8));
    const length = file.readUInt32BE(at);
    if (length < 8) throw new Error(`A box of ${length} bytes at ${at}`);
    at += length;
  }
  return names;
}

describe('the product videos in public', () => {
  it('include that of the JBL Pulse 5', () => expect(videos).toContain('jbl-pulse-5.mp4'));

  it.each(videos)('%s is small, has no audio, and can start before it has fully loaded', (name) => {
    const file = readFileSync(PRODUCTS + name);
    expect(file.length).toBeLessThan(300_000);
    const order = boxes(file);
    expect(order[0]).toBe('ftyp');
    expect(order.indexOf('moov')).toBeGreaterThan(0);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    expect(file.includes('avc1')).toBe(true);
    expect(file.includes('soun')).toBe(false);
  });

  it.each(videos)('%s has a poster file with its first frame', (name) => {
    const poster = PRODUCTS + name.replace(/\.mp4$/, '.webp');
    expect(existsSync(poster)).toBe(true);
    expect(statSync(poster).size).toBeLessThan(40_000);
  });
});
