import { UnstyledButton } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid';
import IconTable from '@tabler/icons-react/icons/IconTable';
import type { ListView } from './listFilters';
import classes from './ViewSwitch.module.css';

const VIEWS = [
  { value: 'grid', text: 'Cards', label: 'Show as cards', Icon: IconLayoutGrid },
  { value: 'table', text: 'Table', label: 'Show as table', Icon: IconTable },
] as const;

interface ViewSwitchProps {
  value: ListView;
  onChange: (view: ListView) => void;
  /** The pointer or the focus is on a button. */
  onIntent: () => void;
}

/** Switches between cards and a table with all price breaks. */
export function ViewSwitch({ value, onChange, onIntent }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="View" className={classes.switch}>
      {VIEWS.map(({ value: view, text, label, Icon }) => (
        <UnstyledButton
          key={view}
          className={classes.button}
          aria-label={label}
          title={label}
          aria-pressed={view === value}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onChange(view)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          {text}
        </UnstyledButton>
      ))}
    </div>
  );
}
