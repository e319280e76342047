import { Group, Text } from '@mantine/core';
import { memo, useState } from 'react';
import { PageButtons } from '@/ui/PageButtons';
import { Table } from '@/ui/Table';
import type { ImportPreview } from './inventoryCsv';

/** Rows that cannot be imported; all of them can be downloaded. */
const MAX_BAD_ROWS_SHOWN = 50;
/** Products of a page. More would take a slow computer over 100 ms to render. */
const PAGE = 20;

/** What a file would change, and which rows cannot be imported. It is not rendered again for each product that is saved. */
export const ImportDifferences = memo(function ImportDifferences({ preview }: { preview: ImportPreview }) {
  const { changed, unchanged, bad, ignored } = preview;
  const [page, setPage] = useState(1);
  return (
    <>
      <Text role="status" size="sm" mb="sm">
        {changed.length} of {changed.length + unchanged + bad.length} rows change a product, {unchanged} change nothing
        {bad.length > 0 && `, ${bad.length} cannot be imported`}.
        {ignored.length > 0 && ` Ignored columns: ${ignored.join(', ')}.`}
      </Text>
      {bad.length > 0 && (
        <Table aria-label="Rows that cannot be imported" style={{ marginBlockEnd: 'var(--carton-space-4)' }}>
          <thead>
            <tr>
              <th>Row</th>
              <th>Problem</th>
            </tr>
          </thead>
          <tbody>
            {bad.slice(0, MAX_BAD_ROWS_SHOWN).map(({ row, problem }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {bad.length > MAX_BAD_ROWS_SHOWN && (
        <Text size="xs" c="dimmed" mb="md">
          The first {MAX_BAD_ROWS_SHOWN} of them are shown.
        </Text>
      )}
      {changed.length > 0 && (
        <Table aria-label="Differences">
          <thead>
            <tr>
              <th>Product</th>
              <th>Column</th>
              <th>Now</th>
              <th>After the import</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice((page - 1) * PAGE, page * PAGE).flatMap(({ id, name, differences }) =>
              differences.map(({ field, before, after }) => (
                <tr key={`${id} ${field.key}`}>
                  <td>
                    {name} ({id})
                  </td>
                  <td>{field.label}</td>
                  <td>{before || 'empty'}</td>
                  <td style={{ fontWeight: 600 }}>{after || 'empty'}</td>
                </tr>
              )),
            )}
          </tbody>
        </Table>
      )}
      {changed.length > PAGE && (
        <Group justify="center" mt="sm">
          <PageButtons pages={Math.ceil(changed.length / PAGE)} page={page} onChange={setPage} />
        </Group>
      )}
    </>
  );
});
