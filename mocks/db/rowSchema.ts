import type { Validator } from '../generated/contract';

/** What a private column may hold; returns false for anything else. */
export type ColumnCheck = (value: unknown) => boolean;

export const isText: ColumnCheck = (value) => typeof value === 'string';
export const isTextOrNull: ColumnCheck = (value) => value === null || isText(value);
export const isWhole: ColumnCheck = (value) => Number.isSafeInteger(value);
export const isWholeOrNull: ColumnCheck = (value) => value === null || isWhole(value);
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

interface RowRules<Row> {
  /** The contract's validator, for rows that are the contract's objects. */
  contract?: Validator;
  /** Columns that the contract does not know. */
  columns?: { [Column in keyof Row]?: ColumnCheck };
}

/** A row does not fit its collection: a fault of a handler or of the seed. */
export class RowError extends Error {
  constructor(
    collection: string,
    readonly problem: string,
  ) {
    super(`${collection}: ${problem}`);
    this.name = 'RowError';
  }
}

/**
 * A Standard Schema for @msw/data. It throws `RowError` instead of returning issues, since the library
 * prints issues to the console before it throws something less telling.
 */
export function rowSchema<Row>(collection: string, { contract, columns = {} }: RowRules<Row>): RowSchema<Row> {
  return {
    '~standard': {
      version: 1,
      vendor: 'carton',
      validate(value) {
        if (contract && !contract(value)) {
          const issue = contract.errors?.[0];
          throw new RowError(collection, `${issue?.instancePath ?? ''} ${issue?.message ?? 'does not fit'}`.trim());
        }
        const row = value as Record<string, unknown>; // the collection passes objects only
        for (const [column, check] of Object.entries<ColumnCheck | undefined>(columns)) {
          if (check && !check(row[column])) throw new RowError(collection, `/${column} does not fit`);
        }
        return { value: value as Row }; // checked just above
      },
    },
  };
}
