import { Group, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { memo, useState } from 'react';
import { PageButtons } from '@/ui/PageButtons';
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
        <Table aria-label="Rows that cannot be imported" mb="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Line</Table.Th>
              <Table.Th>Problem</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bad.slice(0, MAX_BAD_ROWS_SHOWN).map(({ line, problem }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{problem}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {bad.length > MAX_BAD_ROWS_SHOWN && (
        <Text size="xs" c="dimmed" mb="md">
          The first {MAX_BAD_ROWS_SHOWN} of them are shown.
        </Text>
      )}
      {changed.length > 0 && (
        <Table aria-label="Differences">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Product</Table.Th>
              <Table.Th>Column</Table.Th>
              <Table.Th>Now</Table.Th>
              <Table.Th>After the import</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changed.slice((page - 1) * PAGE, page * PAGE).flatMap(({ id, name, differences }) =>
              differences.map(({ field, before, after }) => (
                <Table.Tr key={`${id} ${field.key}`}>
                  <Table.Td>
                    {name} ({id})
                  </Table.Td>
                  <Table.Td>{field.label}</Table.Td>
                  <Table.Td>{before || 'empty'}</Table.Td>
                  <Table.Td fw={600}>{after || 'empty'}</Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
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
