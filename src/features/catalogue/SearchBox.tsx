import { ActionIcon, Input } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Opens /search?q= with the trimmed term; an empty term does nothing (S1 2). */
export function SearchBox() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('q');
    const q = typeof term === 'string' ? term.trim() : '';
    if (q === '') return;
    void navigate(paths.search(q));
  };
  return (
    <form role="search" onSubmit={submit}>
      <Input
        name="q"
        type="search"
        aria-label="Search products"
        placeholder="Search products"
        maxLength={200}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon type="submit" variant="subtle" color="gray" aria-label="Search">
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
