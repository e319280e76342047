import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { ancWords } from '@/domain/product/productOptions';
import { ToggleChips } from '@/ui/ToggleChips';
import { ratingWords, STOCK_WORDS } from './activeFilters';
import { chosenBrand } from './brands';
import classes from './FilterPanel.module.css';
import { RATINGS, REGIONS, STOCKS, type ListFilters } from './listFilters';
import { PriceRange } from './PriceRange';
import type { ChangeFilters } from './useListFilters';

const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: `${value} stock` }));
const STOCK_OPTIONS = STOCKS.map((value) => ({ value, label: STOCK_WORDS[value] }));
const RATING_OPTIONS = RATINGS.map((value) => ({ value, label: ratingWords(value) }));
const ANC_OPTIONS = [true, false].map((value) => ({ value, label: ancWords(value) }));

export interface FilterPanelProps {
  filters: ListFilters;
  /** The brands on offer. */
  brands: readonly string[];
  change: ChangeFilters;
}

/** What a list can be narrowed by. Every choice takes effect at once. */
export function FilterPanel({ filters, brands, change }: FilterPanelProps) {
  return (
    <div className={classes.panel}>
      <ToggleChips
        label="Ships from"
        options={REGION_OPTIONS}
        value={filters.region}
        onChange={(region) => change({ region })}
      />
      <ToggleChips
        label="Availability"
        options={STOCK_OPTIONS}
        value={filters.stock}
        onChange={(stock) => change({ stock })}
      />
      <PriceRange
        minPrice={filters.minPrice}
        maxPrice={filters.maxPrice}
        onChange={(range) => change(range, { replace: true })}
      />
      <NativeSelect
        label="Brand"
        size="sm"
        value={chosenBrand(brands, filters.brand) ?? ''}
        data={[{ value: '', label: 'All brands' }, ...brands]}
        onChange={({ currentTarget: { value } }) => change({ brand: value || null })}
      />
      <ToggleChips
        label="Rating"
        options={RATING_OPTIONS}
        value={filters.minRating}
        onChange={(minRating) => change({ minRating })}
      />
      <ToggleChips label="ANC" options={ANC_OPTIONS} value={filters.anc} onChange={(anc) => change({ anc })} />
    </div>
  );
}
