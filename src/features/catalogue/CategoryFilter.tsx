import { UnstyledButton } from '@mantine/core';
import classes from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: readonly { slug: string; name: string }[];
  /** Slug; null for all products. */
  value: string | null;
  onChange: (slug: string | null) => void;
}

/** One button a category, and one for all of them. Pressing the active one takes the choice back (S1 2). */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <div className={classes.list} role="group" aria-label="Category">
      <UnstyledButton className={classes.choice} aria-pressed={value === null} onClick={() => onChange(null)}>
        All Products
      </UnstyledButton>
      {categories.map(({ slug, name }) => (
        <UnstyledButton
          key={slug}
          className={classes.choice}
          aria-pressed={slug === value}
          onClick={() => onChange(slug === value ? null : slug)}
        >
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}
