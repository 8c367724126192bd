import TextField from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** One of a few things, by the list that the device knows best. */
export function FormSelectField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, choices, autoComplete } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      select
      fullWidth
      label={label}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{
        inputLabel: { shrink: true },
        select: { native: true },
        ...(autoComplete && { htmlInput: { autoComplete } }),
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
