import { expect, it, vi } from 'vitest';
import { downloadFile } from './downloadFile';

it('keeps the file after the click, since a browser may read it later, and then frees it', () => {
  const events: string[] = [];
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void events.push(`frees ${url}`));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    events.push(`saves ${this.href} as ${this.download}`);
  });
  downloadFile('orders.csv', 'id\r\n1\r\n');
  expect(events).toEqual(['saves blob:file as orders.csv']);
  vi.runAllTimers();
  expect(events.at(-1)).toBe('frees blob:file');
});
