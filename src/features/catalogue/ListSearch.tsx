import { Input } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useState } from 'react';
import { useExternalChange } from './useExternalChange';

/** Milliseconds without a key before the server is asked (D-144). */
const PAUSE = 300;

interface ListSearchProps {
  /** The term in the address. */
  value: string;
  /** A new term, trimmed, after a pause in the typing. */
  onSearch: (term: string) => void;
}

/** Narrows the list beside it while one types. */
export function ListSearch({ value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value);
  const noteSent = useExternalChange(value, () => setText(value));
  const search = useDebouncedCallback((typed: string) => {
    const term = typed.trim();
    if (term === value) return;
    noteSent(term);
    onSearch(term);
  }, PAUSE);
  return (
    <Input
      type="search"
      aria-label="Search in this list"
      placeholder="Search in this list"
      maxLength={200}
      value={text}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.flush();
      }}
      // What is pressed next, such as "Clear the search", must not be undone by a pause that ends after it.
      onBlur={() => search.flush()}
    />
  );
}
