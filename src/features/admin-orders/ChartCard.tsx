import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useInViewport } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import classes from './SalesCharts.module.css';

interface ChartCardProps {
  title: string;
  note?: string | null;
  /** The figures of the chart, for who cannot see it. The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Takes the whole row. */
  wide?: boolean;
  children: ReactNode;
}

/** A chart, and below it the same figures as a table. The chart is rendered when it comes into view: each takes 100 ms. */
export function ChartCard({ title, note, columns, rows, wide = false, children }: ChartCardProps) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <section className={classes.card} aria-label={title} data-wide={wide || undefined}>
      <h2 className={classes.title}>{title}</h2>
      {note && <p className={classes.note}>{note}</p>}
      <div ref={ref} aria-hidden className={classes.chart}>
        {seen && children}
      </div>
      <details className={classes.details}>
        <summary>Figures as a table</summary>
        <Table aria-label={`${title}, figures`}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([name = '', ...values]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                {values.map((value, index) => (
                  <Table.Td key={columns[index + 1]}>{value}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </section>
  );
}
