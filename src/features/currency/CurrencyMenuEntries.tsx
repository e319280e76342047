import { Menu } from '@mantine/core';
import { CURRENCIES, currencySymbol, isCurrency } from '@/domain/currency';
import type { LazyMenuEntriesProps } from '@/ui/LazyMenu';
import { OpenedMenu } from '@/ui/OpenedMenu';
import { useCurrency } from './CurrencyContext';

export function CurrencyMenuEntries({ target }: LazyMenuEntriesProps) {
  const { currency, setCurrency } = useCurrency();
  return (
    <OpenedMenu target={target}>
      <Menu.RadioGroup value={currency} onChange={(value) => isCurrency(value) && setCurrency(value)}>
        {CURRENCIES.map((code) => (
          <Menu.RadioItem key={code} value={code} closeMenuOnClick>
            {currencySymbol(code)} {code}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </OpenedMenu>
  );
}
