import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

interface Props<Values extends FieldValues>
  extends Pick<
    TextFieldProps,
    'autoFocus' | 'disabled' | 'minRows' | 'multiline' | 'placeholder' | 'sx' | 'type'
  > {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  maxLength?: number;
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel' | 'url';
  /** Behind the value: its unit. */
  suffix?: string | undefined;
  /** In a row below a heading of its own: the label is there for screen readers alone. */
  inRow?: boolean;
}

/** A text of a form; what is wrong with it stands where its hint was. */
export function FormText<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, maxLength, inputMode, suffix, inRow, ...input } = props;
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <TextField
      {...input}
      {...field}
      inputRef={ref}
      {...(!inRow && { label })}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: {
          maxLength,
          inputMode,
          autoComplete: 'off',
          'aria-label': inRow ? label : undefined,
        },
        input: suffix
          ? { endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> }
          : {},
      }}
    />
  );
}
