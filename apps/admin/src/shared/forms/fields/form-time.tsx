import type { SxProps, Theme } from '@mui/material/styles';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TimeField } from '../../dates/time-field';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a `HH:MM`, or of an empty text. */
  name: FieldPath<Values>;
  /** For screen readers: the row stands below a heading. */
  label: string;
  sx?: SxProps<Theme>;
}

/** A time in a row of a form; what is wrong with it stands below it. */
export function FormTime<Values extends FieldValues>({ control, name, label, sx }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TimeField
      inRow
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      {...(sx && { sx })}
    />
  );
}
