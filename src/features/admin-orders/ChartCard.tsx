import { useInViewport } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Table } from '@/ui/Table';
import classes from './SalesCharts.module.css';

interface ChartCardProps {
  title: string;
  note?: string | null;
  /** The figures of the chart, for those who cannot see it. The first column names the row. */
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
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
