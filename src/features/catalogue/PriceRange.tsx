import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import type { Cents } from '@/domain/money';
import { useCurrency } from '@/features/currency/CurrencyContext';
import { priceText, typedPrice } from './listFilters';
import classes from './PriceRange.module.css';
import { useExternalChange } from './useExternalChange';

/** Milliseconds without a key before the list follows. */
const PAUSE = 600;

interface Range {
  minPrice: Cents | null;
  maxPrice: Cents | null;
}

interface PriceRangeProps extends Range {
  onChange: (range: Range) => void;
}

const nonEmptyTexts = ({ minPrice, maxPrice }: Range) => ({ from: priceText(minPrice), to: priceText(maxPrice) });
const keyOf = ({ minPrice, maxPrice }: Range) => `${minPrice}:${maxPrice}`;
const isWrong = (text: string) => text.trim() !== '' && typedPrice(text) === null;

/**
 * Wholesale price from and to, US dollars. The list follows after a pause; Enter and leaving the fields apply at once, and
 * put the lower price first. While one types, nothing changes under the hand.
 */
export function PriceRange({ minPrice, maxPrice, onChange }: PriceRangeProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { currency, format } = useCurrency();
  const [typed, setTyped] = useState(nonEmptyTexts({ minPrice, maxPrice }));
  const [swapped, setSwapped] = useState(false);
  const noteSent = useExternalChange(keyOf({ minPrice, maxPrice }), () => {
    setTyped(nonEmptyTexts({ minPrice, maxPrice }));
    setSwapped(false);
  });

  const apply = (texts: typeof typed, done: boolean) => {
    if (isWrong(texts.from) || isWrong(texts.to)) return;
    const [low, high] = [typedPrice(texts.from), typedPrice(texts.to)];
    const crossed = low !== null && high !== null && low > high;
    // '100' begins as '1': a range that is crossed half-way through the typing is no range yet.
    if (crossed && !done) return;
    const range = crossed ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high };
    if (done) {
      setTyped(nonEmptyTexts(range));
      setSwapped(crossed);
    }
    if (keyOf(range) === keyOf({ minPrice, maxPrice })) return;
    noteSent(keyOf(range));
    onChange(range);
  };
  const later = useDebouncedCallback((texts: typeof typed) => apply(texts, false), PAUSE);
  const now = () => {
    later.cancel();
    apply(typed, true);
  };

  const field = (name: 'from' | 'to', label: string) => (
    <TextInput
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`Price ${name}, US dollars`}
      aria-describedby={`${id}-note`}
      placeholder={label}
      leftSection="$"
      leftSectionWidth={28}
      maxLength={16}
      value={typed[name]}
      error={isWrong(typed[name]) ? 'Such as 25 or 25.50' : null}
      onChange={({ currentTarget: { value } }) => {
        const next = { ...typed, [name]: value };
        setTyped(next);
        setSwapped(false);
        later(next);
      }}
      onBlur={({ relatedTarget }) => {
        // From one field to the other one is still at it.
        if (!group.current?.contains(relatedTarget)) now();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') now();
      }}
    />
  );
  const chosen = [minPrice, maxPrice].filter((price) => price !== null).map(format);
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
            : `Wholesale, US dollars.${chosen.length > 0 ? ` About ${chosen.join(' to ')}.` : ` Shown in ${currency}.`}`}
      </p>
    </div>
  );
}
