import type { Validator } from '../generated/contract';

/** Returns whether a column may have this value. */
export type ColumnCheck = (value: unknown) => boolean;

export const isText: ColumnCheck = (value) => typeof value === 'string';
export const isTextOrNull: ColumnCheck = (value) => value === null || isText(value);
export const isInteger: ColumnCheck = (value) => Number.isSafeInteger(value);
export const isIntegerOrNull: ColumnCheck = (value) => value === null || isInteger(value);
export const isDefined: ColumnCheck = (value) => value !== undefined;
export const isOneOf =
  (...allowed: unknown[]): ColumnCheck =>
  (value) =>
    allowed.includes(value);

/** The part of the Standard Schema interface that @msw/data reads. */
export interface RowSchema<Row> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Row; readonly output: Row };
    readonly validate: (value: unknown) => { value: Row };
  };
}

export interface RowRules<Row> {
  /** The contract's validator, for rows that are the contract's objects. */
  contract?: Validator;
  /** Checks for columns that the contract does not know. */
  columns?: { [Column in keyof Row]?: ColumnCheck };
}

/** A row does not fit its table: a bug in a handler or in the seed. */
export class RowError extends Error {
  constructor(
    table: string,
    readonly problem: string,
  ) {
    super(`${table}: ${problem}`);
    this.name = 'RowError';
  }
}

/**
 * A Standard Schema for @msw/data. It throws a RowError instead of returning issues, because the library would print
 * the issues and then throw a less specific error.
 */
export function rowSchema<Row>(table: string, { contract, columns = {} }: RowRules<Row>): RowSchema<Row> {
  return {
    '~standard': {
      version: 1,
      vendor: 'carton',
      validate(value) {
        if (contract && !contract(value)) {
          const issue = contract.errors?.[0];
          throw new RowError(table, `${issue?.instancePath ?? ''} ${issue?.message ?? 'is invalid'}`.trim());
        }
        const row = value as Record<string, unknown>; // the collection passes objects only
        for (const [column, check] of Object.entries<ColumnCheck | undefined>(columns)) {
          if (check && !check(row[column])) throw new RowError(table, `/${column} is invalid`);
        }
        return { value: value as Row }; // checked just above
      },
    },
  };
}
