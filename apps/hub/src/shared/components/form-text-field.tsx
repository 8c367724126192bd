import { TextInput, type TextInputProps } from '@atrium/ui/components/text-input';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

type Props<Values extends FieldValues> = Omit<
  TextInputProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
};

/** A text field of a form, with the form's error under it. */
export function FormTextField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, helperText, ...field } = props;
  const { field: input, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...field}
      name={input.name}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
