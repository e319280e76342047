import { Input } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useState } from 'react';
import { afterPress } from '@/lib/afterPress';
import { useComposition } from '@/lib/useComposition';
import { useExternalChange } from '@/lib/useExternalChange';

/** The list is searched after a pause in typing (D-144). */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  /** Accessible name, and the placeholder: `Search in this list`. */
  label: string;
  size?: 'sm' | 'md';
  /** The term in the URL. */
  value: string;
  /** Receives the trimmed term, debounced. */
  onSearch: (term: string) => void;
}

/** Searches a list as one types, for a term in the URL. */
export function SearchField({ label, size = 'md', value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const markSent = useExternalChange(value, () => setText(value));
  const search = useDebouncedCallback((typed: string) => {
    const term = typed.trim();
    if (term === value) return;
    markSent(term);
    onSearch(term);
  }, DEBOUNCE_MS);
  const { composed, handlers } = useComposition((typed) => {
    setText(typed);
    search(typed);
  });
  const flush = () => search.flush();
  return (
    <Input
      type="search"
      size={size}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={composed ?? text}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      {...handlers}
      onKeyDown={(event) => {
        // Enter also accepts a suggestion of the input method.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) flush();
      }}
      // A pending search must not undo the next click, such as "Clear the search".
      onBlur={() => afterPress(flush)}
    />
  );
}
