import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { memo } from 'react';
import type { ImportPreview } from './inventoryCsv';

/** Rows of each list; all of them are imported. */
const SHOWN = 50;

/** What a file would change, and which rows cannot be imported. It is not rendered again for each product that is saved. */
export const ImportDifferences = memo(function ImportDifferences({ preview }: { preview: ImportPreview }) {
  const { changed, unchanged, bad, ignored } = preview;
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
            {bad.slice(0, SHOWN).map(({ line, problem }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{problem}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
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
            {changed.slice(0, SHOWN).flatMap(({ id, name, differences }) =>
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
      {Math.max(changed.length, bad.length) > SHOWN && (
        <Text size="xs" c="dimmed" mt="xs">
          The first {SHOWN} of each are shown.
        </Text>
      )}
    </>
  );
});
