import { useFormField } from '@atrium/ui/hooks/use-form-field';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues> extends Pick<TextFieldProps, 'disabled' | 'sx'> {
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
    <TextField select {...input} {...field} label={label} slotProps={{ select: { native: true } }}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
