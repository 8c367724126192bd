import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** A native select. */
export function FormSelectField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, choices, autoComplete } = props;
  return (
    <SelectInput
      label={label}
      {...useFormField({ control, name })}
      slotProps={{ htmlInput: { autoComplete } }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectInput>
  );
}
