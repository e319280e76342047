import { Table } from '@mantine/core';
import type { Product } from '@/api/types';
import type { ReadSpecifications } from '@/domain/specifications';
import { displayFigures } from './displayFigures';

/** The figures that every product has, then whatever else its specifications hold. */
export function SpecificationTable({
  product,
  specifications,
}: {
  product: Product;
  specifications: ReadSpecifications;
}) {
  const { rating, reviews, sold } = displayFigures(specifications);
  const { brand, colors, models, hasAnc, rest } = specifications;
  const rows: [label: string, value: string][] = [
    ['Item number', String(product.id)],
    ...(brand ? [['Brand', brand] satisfies [string, string]] : []),
    ['Rating', `${rating} / 5`],
    ['Reviews', String(reviews)],
    ['Units sold', String(sold)],
    ['ANC support', hasAnc ? 'Yes' : 'No'],
    ...(colors.length > 0 ? [['Colors', colors.map(({ name }) => name).join(', ')] satisfies [string, string]] : []),
    ...(models.length > 0 ? [['Models', models.map(({ name }) => name).join(', ')] satisfies [string, string]] : []),
    ...(product.weight ? [['Weight per piece', `${product.weight} kg`] satisfies [string, string]] : []),
    ...rest.map(([label, value]): [string, string] => [label, value]),
  ];
  return (
    <Table aria-label="Specifications" variant="vertical" layout="fixed">
      <Table.Tbody>
        {rows.map(([label, value]) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" w="38%">
              {label}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
