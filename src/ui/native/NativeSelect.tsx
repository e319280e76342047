import classes from './native.module.css';

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

/** A list of options that the browser shows itself, for tables and their tools. */
export function NativeSelect({ label, value, options, size = 'sm', busy, onChange }: NativeSelectProps) {
  return (
    <select
      className={`${classes.field} ${classes.select}`}
      data-size={size}
      aria-label={label}
      aria-busy={busy}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
