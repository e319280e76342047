import { expect, it, vi } from 'vitest';
import { readCsv } from './readCsv';
import { writeCsv } from './writeCsv';

const AWKWARD = [
  'Åsa Öberg, "Ltd"',
  'two\r\nlines',
  '=1+1',
  '+49 30',
  '-5',
  '@cmd',
  '\ttab',
  'a;b',
  '',
  ' spaces ',
  "'quoted'",
  '00501',
];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (content: BlobPart) => readCsv(new Blob([content]));

it('begins with a byte order mark, ends lines with CRLF, doubles quotes and guards formulas', async () => {
  const text = await writeCsv(['Name', 'Total'], [['=1+1, "x"', -5.5]]);
  expect(text).toBe('\uFEFFName,Total\r\n"\'=1+1, ""x""",-5.5\r\n');
  expect(Array.from(bytesOf(text)).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

it('reads back every awkward cell as it was', async () => {
  const { header, rows } = await read(
    await writeCsv(
      ['A', 'B'],
      AWKWARD.map((cell) => [cell, 'x']),
    ),
  );
  expect(header).toEqual(['A', 'B']);
  expect(rows.map(({ cells }) => cells[0])).toEqual(AWKWARD);
});

it.each([
  ['commas', 'id,name\n1,"Å, x"\n'],
  ['semicolons', 'id;name\r\n1;Å, x\r\n'],
  ['tabs', 'id\tname\n1\tÅ, x'],
  ['a byte order mark', '\uFEFFid,name\n\n1,"Å, x"\n,\n'],
])('reads a file with %s', async (_, text) => {
  const { header, rows } = await read(text);
  expect(header).toEqual(['id', 'name']);
  expect(rows.map(({ cells }) => cells)).toEqual([['1', 'Å, x']]);
});

it('reads the encoding of older spreadsheets', async () => {
  const { rows } = await read(new Uint8Array([...bytesOf('name\n'), 0xdc, 0x62, 0x65, 0x72]));
  expect(rows).toEqual([{ rowNumber: 2, cells: ['Über'] }]);
});

it('reads a long file, wherever its slices begin', async () => {
  const row = '"Ü€😀","x ""y"""\r\n';
  for (let shift = 0; shift <= row.length; shift += 1) {
    const { rows, problems } = await read(`a,b\r\n${'-'.repeat(shift)},c\r\n${row.repeat(8000)}`);
    expect(problems).toEqual([]);
    expect(new Set(rows.slice(1).map(({ cells }) => cells.join('|')))).toEqual(new Set(['Ü€😀|x "y"']));
  }
});

it('numbers the rows as a spreadsheet does, and names a quote that is never closed', async () => {
  expect((await read('id\n\n"two\nlines"\n8\n')).rows).toEqual([
    { rowNumber: 3, cells: ['two\nlines'] },
    { rowNumber: 4, cells: ['8'] },
  ]);
  expect((await read('id,name\n1,"open\n')).problems).toHaveLength(1);
});

it('reports progress while it writes and reads ten thousand rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => [
    id,
    `Product ${id}, in "quotes" and more text to fill a line`,
  ]);
  const [written, shares]: [number[], number[]] = [[], []];
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
  const text = await writeCsv(['id', 'name'], rows, (done) => written.push(done));
  clock.mockRestore();
  const { rows: back } = await readCsv(new Blob([text]), (share) => shares.push(share));
  expect(back).toHaveLength(10_000);
  expect(written.length).toBeGreaterThan(10);
  expect(written.at(-1)).toBe(10_000);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBe(1);
});
