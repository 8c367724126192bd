import Box from '@mui/material/Box';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DateField } from '../../dates/date-field';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a `yyyy-mm-dd`. */
  name: FieldPath<Values>;
  label: string;
}

/** A date of a form, beside other fields; what is wrong with it stands below it. */
export function FormDate<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Box sx={{ width: 158 }}>
      <DateField
        label={label}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </Box>
  );
}
