import type { ArgTypesEnhancer } from 'storybook/internal/types';

const CLAUSES = /\s*\((?:(?:S[12] [\d.]+|D-\d+|PC-\d+)(?:, )?)+\)/g;

/** A docstring as QA reads it: the clauses behind its rules (docs/glossary.md) are for whoever reads the code. */
export const withoutClauses = (text: string) => text.replaceAll(CLAUSES, '');

/** Likewise the docstrings of the props. */
export const describePlainly: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      typeof argType.description === 'string'
        ? { ...argType, description: withoutClauses(argType.description) }
        : argType,
    ]),
  );
