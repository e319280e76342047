import { Spotlight, createSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { get, type Page } from '@/api/query';
import { paths } from '@/lib/paths';
import { useReturnFocus } from '@/lib/useReturnFocus';
import { ADMIN_LINKS } from './adminLinks';

interface Command {
  group: string;
  label: string;
  description?: string;
  to: string;
}

/** Hits of each kind; more are found in the table itself. */
const MAX_RESULTS = 5;

const firstHits = <Item,>({ items }: Page<Item>) => items.slice(0, MAX_RESULTS);

/** What a term finds: pages by name, orders by number, products by name or number, users by email. */
function useCommands(term: string): { commands: Command[]; isSearching: boolean } {
  // `#1059` is an order's number as clerks write it.
  const wanted = term.trim().replace(/^#(?=\d+$)/, '');
  const [search] = useDebouncedValue(wanted, 150);
  const enabled = search.length > 1;
  const query = { search, limit: MAX_RESULTS };
  const orders = useQuery({
    ...get('/api/admin/orders', { query }),
    enabled: enabled && /^\d+$/.test(search),
    select: firstHits,
  });
  const products = useQuery({ ...get('/api/admin/products', { query }), enabled, select: firstHits });
  const users = useQuery({ ...get('/api/admin/users', { query }), enabled, select: firstHits });
  const isIn = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
  const commands = [
    ...ADMIN_LINKS.filter(({ name }) => isIn(name)).map(({ to, name }) => ({ group: 'Pages', label: name, to })),
    ...(orders.data ?? [])
      .filter(({ id }) => String(id) === search)
      .map(({ id, customerName }) => ({
        group: 'Orders',
        label: `Order ${id}`,
        description: customerName,
        to: paths.adminOrder(id),
      })),
    ...(products.data ?? []).map(({ id, name }) => ({
      group: 'Products',
      label: name,
      description: `Number ${id}`,
      to: paths.adminProducts({ edit: String(id) }),
    })),
    ...(users.data ?? []).map(({ name, email }) => ({
      group: 'Users',
      label: email,
      description: name,
      to: paths.adminDashboard({ view: 'users', search: email }),
    })),
  ];
  return { commands, isSearching: wanted !== search || orders.isLoading || products.isLoading || users.isLoading };
}

/** ⌘K or Ctrl K: goes to a page, an order, a product or a user. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  // A store of its own, since two shops may run on one page.
  const [[store, { open }]] = useState(createSpotlight);
  const [term, setTerm] = useState('');
  const navigate = useNavigate();
  const { commands, isSearching } = useCommands(term);
  const groups = [...new Set(commands.map(({ group }) => group))];
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed before the server had responded, as after a scanned number. */
  const [isAwaited, setAwaited] = useState(false);
  useReturnFocus();
  // The store is outside React.
  useEffect(() => open(), [open]);
  const selectFirst = useEffectEvent(() => {
    const first = list.current?.querySelector<HTMLElement>('[data-action]');
    if (!first || list.current?.querySelector('[data-selected]')) return;
    first.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
    if (isAwaited) first.click();
  });
  // The library selects the first one as the term changes, when what the server finds is not there yet.
  useEffect(() => selectFirst(), [commands.length, isSearching]);
  return (
    <Spotlight.Root
      store={store}
      query={term}
      onQueryChange={(next) => {
        setTerm(next);
        setAwaited(false);
      }}
      onSpotlightClose={onClose}
      shortcut={null}
      // Below the login of an expired session.
      zIndex={300}
      scrollable
      maxHeight={420}
      clearQueryOnClose={false}
    >
      <Spotlight.Search
        aria-label="Go to"
        placeholder="A page, an order’s number, a product, a user’s email"
        leftSection={<IconSearch size={18} aria-hidden />}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setAwaited(isSearching);
        }}
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {commands
              .filter((command) => command.group === group)
              .map(({ label, description, to }) => (
                <Spotlight.Action key={to} label={label} description={description} onClick={() => void navigate(to)} />
              ))}
          </Spotlight.ActionsGroup>
        ))}
        {commands.length === 0 && <Spotlight.Empty>{isSearching ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
