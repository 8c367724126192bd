import { SelectInput } from '@atrium/ui/components/fields/select-input';

interface Props {
  label: string;
  /** What no choice is called; without it something is always chosen. */
  all?: string;
  /** Empty: no choice. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A filter of a few choices, by the browser's own list: one key chooses. */
export function FilterSelect({ label, all, value, options, onChange }: Props) {
  return (
    <SelectInput
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        width: 'auto',
        minWidth: 104,
        maxWidth: 168,
        '& .MuiInputBase-root': { minHeight: 40 },
        '& select': { py: 0.875 },
      }}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}
