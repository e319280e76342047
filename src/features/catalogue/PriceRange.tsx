import type { TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import type { Cents } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { afterPress } from '@/lib/afterPress';
import { useComposition } from '@/lib/useComposition';
import { AmountField } from '@/ui/AmountField';
import { priceToText, parsePrice } from './listFilters';
import classes from './PriceRange.module.css';
import { useExternalChange } from '@/lib/useExternalChange';

const DEBOUNCE_MS = 600;

interface Range {
  minPrice: Cents | null;
  maxPrice: Cents | null;
}

interface PriceRangeProps extends Range {
  onChange: (range: Range) => void;
}

const rangeToTexts = ({ minPrice, maxPrice }: Range) => ({ from: priceToText(minPrice), to: priceToText(maxPrice) });
const rangeKey = ({ minPrice, maxPrice }: Range) => `${minPrice}:${maxPrice}`;
const isInvalid = (text: string) => text.trim() !== '' && parsePrice(text) === null;

/**
 * Wholesale price range, US dollars. Applied after a pause in typing; Enter or leaving the fields applies it at once and
 * swaps the prices if needed. The text never changes while the buyer is typing.
 */
export function PriceRange({ minPrice, maxPrice, onChange }: PriceRangeProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { currency, format } = useCurrency();
  const [typed, setTyped] = useState(rangeToTexts({ minPrice, maxPrice }));
  const [swapped, setSwapped] = useState(false);
  const markSent = useExternalChange(rangeKey({ minPrice, maxPrice }), () => {
    setTyped(rangeToTexts({ minPrice, maxPrice }));
    setSwapped(false);
  });

  const apply = (texts: typeof typed, committed: boolean) => {
    if (isInvalid(texts.from) || isInvalid(texts.to)) return;
    const [low, high] = [parsePrice(texts.from), parsePrice(texts.to)];
    const reversed = low !== null && high !== null && low > high;
    // On the way to '100' the text is '1', so a reversed range may just be incomplete.
    if (reversed && !committed) return;
    const range = reversed ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high };
    if (committed) {
      setTyped(rangeToTexts(range));
      setSwapped(reversed);
    }
    if (rangeKey(range) === rangeKey({ minPrice, maxPrice })) return;
    markSent(rangeKey(range));
    onChange(range);
  };
  const applyDebounced = useDebouncedCallback((texts: typeof typed) => apply(texts, false), DEBOUNCE_MS);
  const applyNow = () => {
    applyDebounced.cancel();
    apply(typed, true);
  };

  const field = (name: 'from' | 'to', label: string) => (
    <PriceField
      aria-label={`Price ${name}, US dollars`}
      aria-describedby={`${id}-note`}
      placeholder={label}
      value={typed[name]}
      error={isInvalid(typed[name]) ? 'Such as 25 or 25.50' : null}
      onText={(text) => {
        const next = { ...typed, [name]: text };
        setTyped(next);
        setSwapped(false);
        applyDebounced(next);
      }}
      onBlur={({ relatedTarget }) => {
        // Moving between the two fields is not leaving them.
        if (!group.current?.contains(relatedTarget)) afterPress(applyNow);
      }}
      onEnter={applyNow}
    />
  );
  const prices = [minPrice, maxPrice].filter((price) => price !== null).map(format);
  return (
    <div ref={group} role="group" aria-labelledby={id}>
      <p id={id} className={classes.label}>
        Price each
      </p>
      <div className={classes.fields}>
        {field('from', 'From')}
        {field('to', 'To')}
      </div>
      <p id={`${id}-note`} className={classes.note} role="status">
        {swapped
          ? 'Swapped: the lower price comes first.'
          : currency === 'USD'
            ? 'Wholesale, US dollars, before discounts.'
            : `Wholesale, US dollars.${prices.length > 0 ? ` About ${prices.join(' to ')}.` : ` Shown in ${currency}.`}`}
      </p>
    </div>
  );
}

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
  onEnter: () => void;
}

function PriceField({ value, onText, onEnter, ...props }: PriceFieldProps) {
  const { composed, handlers } = useComposition(onText);
  return (
    <AmountField
      size="sm"
      leftSection="$"
      leftSectionWidth={28}
      value={composed ?? value}
      {...handlers}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter also accepts a suggestion of the input method.
        if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
      }}
      {...props}
    />
  );
}
