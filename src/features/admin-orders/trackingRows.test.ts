import { expect, it } from 'vitest';
import { readCsv } from '@/lib/csv/readCsv';
import { readTrackingRows } from './trackingRows';

const rowsOf = async (text: string) => readTrackingRows(await readCsv(new Blob([text]))).map(({ row }) => row);

it('numbers the rows by the lines of the pasted text, also below blank lines at its beginning', async () => {
  expect(await rowsOf('1060,1ZA\n1058,1ZB\n')).toEqual([1, 2]);
  expect(await rowsOf('\n\n1060,1ZA\n\n1058,1ZB\n')).toEqual([3, 5]);
  expect(await rowsOf('\norder,tracking\n1060,1ZA\n')).toEqual([3]);
});
