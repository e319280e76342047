import { Input } from '@mantine/core';
import IconSelector from '@tabler/icons-react/icons/IconSelector';

interface NativeSelectProps {
  /** Its accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  size?: 'xs' | 'sm';
  /** Its change is being saved. */
  busy?: boolean;
  onChange: (value: string) => void;
}

/** A list of options that the browser shows itself, for dense tables and their tools. */
export function NativeSelect({ label, value, options, size = 'sm', busy, onChange }: NativeSelectProps) {
  return (
    <Input
      component="select"
      size={size}
      aria-label={label}
      aria-busy={busy}
      value={value}
      pointer
      rightSection={<IconSelector size={16} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
}
