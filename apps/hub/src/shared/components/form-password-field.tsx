import { PasswordField } from '@atrium/ui/components/password-field';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  helperText?: string;
}

/** A password of a form, with the form's error under it. */
export function FormPasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, helperText, ...field } = props;
  const { field: input, fieldState } = useController({ control, name });
  return (
    <PasswordField
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
