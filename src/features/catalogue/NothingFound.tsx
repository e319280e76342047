import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { EmptyState } from '@/ui/EmptyState';
import { RemovableChips } from '@/ui/RemovableChips';
import { activeFilters } from './activeFilters';
import { focusResults } from './focusResults';
import classes from './NothingFound.module.css';
import { NO_FILTERS, type ListFilters } from './listFilters';
import type { ChangeFilters } from './useListFilters';

interface NothingFoundProps {
  title: string;
  /** The explanation below the title. */
  children?: ReactNode;
  filters: ListFilters;
  change: ChangeFilters;
  /** Another button beside those that remove filters. */
  action?: ReactNode;
  /** Searches that find something, below the buttons: they appear later and must not move them. */
  shorter?: ReactNode;
}

/** The empty state of a list, with a removable chip for each active filter. */
export function NothingFound({ title, children, filters, change, action, shorter }: NothingFoundProps) {
  const { format } = useCurrency();
  const active = activeFilters(filters, format);
  return (
    <EmptyState
      illustration="empty-search"
      title={title}
      action={
        <div className={classes.actions}>
          {active.length > 0 && (
            <>
              <p className={classes.hint}>
                {active.length === 1 ? 'Nothing matches this filter. Remove it:' : 'Remove a filter:'}
              </p>
              <RemovableChips
                label="Filters that leave nothing"
                chips={active.map(({ key, label, without }) => ({
                  key,
                  label,
                  onRemove: (button) => {
                    change(without);
                    focusResults(button);
                  },
                }))}
              />
            </>
          )}
          <div className={classes.buttons}>
            {active.length > 1 && (
              <Button
                variant="default"
                onClick={({ currentTarget }) => {
                  change(NO_FILTERS);
                  focusResults(currentTarget);
                }}
              >
                Clear all filters
              </Button>
            )}
            {action}
          </div>
          {shorter}
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
