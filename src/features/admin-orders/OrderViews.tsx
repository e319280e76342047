import { Button, CloseButton, Popover, TextInput } from '@mantine/core';
import IconBookmarkPlus from '@tabler/icons-react/icons/IconBookmarkPlus';
import { memo, useState, type FormEvent } from 'react';
import type { TableControls } from '@/ui/data-table/useTableControls';
import classes from './OrdersTable.module.css';
import { useSavedViews, type SavedView } from './savedViews';

const view = (name: string, filters: Record<string, string>): SavedView => ({
  name,
  search: '',
  sort: '-createdAt',
  filters,
});

const BUILT_IN: readonly SavedView[] = [
  view('All', {}),
  view('To process', { status: 'pending' }),
  view('To ship', { status: 'processing' }),
  view('Awaiting transfer', { paymentStatus: 'pending_verification' }),
];

interface OrderViewsProps {
  controls: Pick<TableControls, 'change'> & {
    state: { search: string; sort: string; filters: Readonly<Record<string, string | null>> };
  };
}

/** Presets of search, filters and sort: four of the shop's, and those that the clerk has saved in this browser. */
export const OrderViews = memo(function OrderViews({ controls: { state, change } }: OrderViewsProps) {
  const { views, save, remove } = useSavedViews();
  const active = Object.entries(state.filters).filter((entry): entry is [string, string] => entry[1] !== null);
  const current: Omit<SavedView, 'name'> = {
    search: state.search,
    sort: state.sort,
    filters: Object.fromEntries(active),
  };
  const isShown = ({ search, sort, filters }: SavedView) =>
    search === current.search &&
    sort === current.sort &&
    Object.keys(filters).length === active.length &&
    active.every(([name, value]) => filters[name] === value);
  const apply = ({ search, sort, filters }: SavedView) => {
    const none = Object.fromEntries(Object.keys(state.filters).map((name) => [name, null]));
    change({ search, sort, filters: { ...none, ...filters } });
  };
  return (
    <div className={classes.views} role="group" aria-label="Views">
      {[...BUILT_IN, ...views].map((preset, index) => (
        <span key={preset.name}>
          <Button
            size="xs"
            variant={isShown(preset) ? 'light' : 'default'}
            aria-pressed={isShown(preset)}
            onClick={() => apply(preset)}
          >
            {preset.name}
          </Button>
          {index >= BUILT_IN.length && (
            <CloseButton
              size="sm"
              aria-label={`Remove the view ${preset.name}`}
              onClick={({ currentTarget }) => {
                // The view goes with its buttons: the focus moves to the one before it.
                currentTarget.parentElement?.previousElementSibling?.querySelector('button')?.focus();
                remove(preset.name);
              }}
            />
          )}
        </span>
      ))}
      <SaveView taken={[...BUILT_IN, ...views].map(({ name }) => name)} onSave={(name) => save({ ...current, name })} />
    </div>
  );
});

function SaveView({ taken, onSave }: { taken: readonly string[]; onSave: (name: string) => void }) {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const isTaken = taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isTaken) return;
    onSave(name.trim());
    setName('');
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={16} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          Save this view
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit}>
          <TextInput
            size="sm"
            label="Name of the view"
            data-autofocus
            maxLength={40}
            value={name}
            error={isTaken && 'There is already a view with this name'}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" size="xs" mt="xs">
            Save
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
