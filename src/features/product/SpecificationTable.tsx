import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { Product } from '@/domain/product/readProduct';
import { displayFigures } from './displayFigures';

/** The figures that every product has, then whatever else its specifications hold. */
export function SpecificationTable({ product }: { product: Product }) {
  const { rating, reviews, sold } = displayFigures(product);
  const { brand, colors, models, hasAnc, weightGrams, otherSpecifications } = product;
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
    ['Weight per piece', weightGrams ? `${weightGrams / 1000} kg` : null],
  ]);
  // The shop's own figures are not given twice.
  for (const [label, value] of otherSpecifications) if (!rows.has(label)) rows.set(label, value);
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
