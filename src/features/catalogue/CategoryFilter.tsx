import { UnstyledButton } from '@mantine/core';
import classes from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly { slug: string; name: string }[];
  /** The selected slug; null for all products. */
  value: string | null;
  onChange: (slug: string | null) => void;
}

/** One button per category, and one for all products. Pressing the active one clears the filter (S1 2). */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <div className={classes.list} role="group" aria-label="Category">
      <UnstyledButton className={classes.option} aria-pressed={value === null} onClick={() => onChange(null)}>
        All Products
      </UnstyledButton>
      {categories.map(({ slug, name }) => (
        <UnstyledButton
          key={slug}
          className={classes.option}
          aria-pressed={slug === value}
          onClick={() => onChange(slug === value ? null : slug)}
        >
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
