import { SelectInput } from '@atrium/ui/components/fields/select-input';

interface Props {
  label: string;
  /** What having none is called. */
  none: string;
  choices: readonly { _id: string; name: string; active: boolean }[];
  /** Id; empty: none. */
  value: string;
  onChange: (id: string) => void;
}

/** One of the active therapists or rooms, or none. */
export function ResourceField({ label, none, choices, value, onChange }: Props) {
  return (
    <SelectInput label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {choices
        .filter(({ active }) => active)
        .map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
    </SelectInput>
  );
}
