import type { ComponentPropsWithoutRef } from 'react';
import classes from './Table.module.css';

interface TableProps extends Omit<ComponentPropsWithoutRef<'table'>, 'className'> {
  className?: string | undefined;
  /** Lower rows, for small tables. */
  dense?: boolean;
}

/**
 * A plain HTML table in the shop's style. `data-numeric` on a cell aligns its number down the column. Mantine's table loads
 * its scroll area and floating-ui (21 KB); tables with search, sort and pages are `data-table/DataTable`.
 */
export function Table({ className, dense = false, ...rest }: TableProps) {
  return (
    <table
      {...rest}
      className={className === undefined ? classes.table : `${classes.table} ${className}`}
      data-dense={dense || undefined}
    />
  );
}
