import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { Product } from '@/api/types';
import { nonEmptyText } from '@/domain/parseFields';
import { gramsFromKilograms } from '@/domain/shipping';
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
  const grams = gramsFromKilograms(nonEmptyText(product.weight));
  const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name).join(', ');
  const rows = new Map<string, string | number | null>([
    ['Item number', product.id],
    ['Brand', brand],
    ['Rating', `${rating} / 5`],
    ['Reviews', reviews],
    ['Units sold', sold],
    ['ANC support', hasAnc ? 'Yes' : 'No'],
    ['Colors', namesOf(colors)],
    ['Models', namesOf(models)],
    ['Weight per piece', grams ? `${grams / 1000} kg` : null],
  ]);
  // The shop's own figures are not given twice.
  for (const [label, value] of rest) if (!rows.has(label)) rows.set(label, value);
  return (
    <Table aria-label="Specifications" variant="vertical" layout="fixed">
      <Table.Tbody>
        {[...rows].map(
          ([label, value]) =>
            value !== null &&
            value !== '' && (
              <Table.Tr key={label}>
                <Table.Th scope="row" w="38%">
                  {label}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ),
        )}
      </Table.Tbody>
    </Table>
  );
}
