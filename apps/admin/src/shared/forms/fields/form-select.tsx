import { SelectInput, type SelectInputProps } from '@atrium/ui/components/fields/select-input';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues> extends Pick<SelectInputProps, 'disabled' | 'sx'> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** One of a few choices, from the browser's own list. */
export function FormSelect<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, options, ...input } = props;
  const field = useFormField({ control, name, hint });
  return (
    <SelectInput {...input} {...field} label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}
