import type { SxProps, Theme } from '@mui/material/styles';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TimeField } from '../../dates/time-field';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a `HH:MM`, or of an empty text. */
  name: FieldPath<Values>;
  label: string;
  /** The heading above the row says what it is: the label is for screen readers only. */
  inRow?: boolean;
  sx?: SxProps<Theme>;
}

/** A time of a form; what is wrong with it stands below it. */
export function FormTime<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, inRow = false, sx } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <TimeField
      inRow={inRow}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      {...(sx && { sx })}
    />
  );
}
