import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { LazyMenu } from '@/ui/LazyMenu';
import { useCurrency } from './CurrencyContext';

const loadEntries = async () => (await import('./CurrencyMenuEntries')).CurrencyMenuEntries;

/** Selects the display currency: USD, GBP or EUR (S1 2). */
export function CurrencyMenu() {
  const { currency } = useCurrency();
  return (
    <LazyMenu
      load={loadEntries}
      target={
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`Display currency: ${currency}`}
        >
          {currency}
        </Button>
      }
    />
  );
}
