import { useFormField } from '@atrium/ui/hooks/use-form-field';
import TextField from '@mui/material/TextField';
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
    <TextField
      select
      fullWidth
      label={label}
      {...useFormField({ control, name })}
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
