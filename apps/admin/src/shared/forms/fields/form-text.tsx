import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import InputAdornment from '@mui/material/InputAdornment';
import type { TextFieldProps } from '@mui/material/TextField';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

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
  /** Shown after the value, as its unit. */
  suffix?: string | undefined;
  /** The heading above the row says what it is: the label is for screen readers only. */
  inRow?: boolean;
}

/** A text field of a form; an error takes the place of its hint. */
export function FormText<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, maxLength, inputMode, suffix, inRow, ...input } = props;
  const field = useFormField({ control, name, hint });
  return (
    <TextInput
      {...input}
      {...field}
      {...(!inRow && { label })}
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
