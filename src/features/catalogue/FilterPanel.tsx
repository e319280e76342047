import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { ancWords } from '@/domain/product/productOptions';
import { useSession } from '@/features/session/SessionContext';
import { ToggleChips } from '@/ui/ToggleChips';
import { ratingLabel, STOCK_LABELS } from './activeFilters';
import { brandOptions, findBrand } from './brands';
import classes from './FilterPanel.module.css';
import { RATINGS, REGIONS, STOCKS, type ListFilters } from './listFilters';
import { PriceRange } from './PriceRange';
import type { ChangeFilters } from './useListFilters';

const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: `${value} stock` }));
const STOCK_OPTIONS = STOCKS.map((value) => ({ value, label: STOCK_LABELS[value] }));
const RATING_OPTIONS = RATINGS.map((value) => ({ value, label: ratingLabel(value) }));
const ANC_OPTIONS = [true, false].map((value) => ({ value, label: ancWords(value) }));

const PURCHASED_OPTIONS = [{ value: true as const, label: 'Previously purchased' }];

export interface FilterPanelProps {
  filters: ListFilters;
  /** In any order. */
  brands: readonly string[];
  change: ChangeFilters;
}

/** The filters of a list. Each change applies at once. */
export function FilterPanel({ filters, brands, change }: FilterPanelProps) {
  const { token } = useSession();
  const options = brandOptions(brands);
  return (
    <div className={classes.panel}>
      {token !== null && (
        <ToggleChips
          label="Your orders"
          options={PURCHASED_OPTIONS}
          value={filters.purchased}
          onChange={(purchased) => change({ purchased })}
        />
      )}
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
        value={findBrand(options, filters.brand) ?? ''}
        data={[{ value: '', label: 'All brands' }, ...options]}
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
