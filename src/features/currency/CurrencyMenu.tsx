import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { currencySymbol } from '@/domain/currency';
import { useCurrency } from './CurrencyContext';
import { CURRENCIES } from './currencyStore';

/** Display currency: USD, GBP or EUR (S1 2). */
export function CurrencyMenu() {
  const { currency, setCurrency } = useCurrency();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" color="gray" rightSection={<IconChevronDown size={14} aria-hidden />} aria-label={`Display currency: ${currency}`}>
          {currency}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CURRENCIES.map((code) => (
          <Menu.Item key={code} role="menuitemradio" aria-checked={code === currency} onClick={() => setCurrency(code)}>
            {currencySymbol(code)} {code}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
