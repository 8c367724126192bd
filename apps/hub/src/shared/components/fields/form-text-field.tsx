import { TextInput, type TextInputProps } from '@atrium/ui/components/fields/text-input';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues>
  extends Pick<
    TextInputProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'label'
    | 'maxRows'
    | 'minRows'
    | 'multiline'
    | 'placeholder'
    | 'required'
    | 'slotProps'
    | 'type'
  > {
  control: Control<Values>;
  name: FieldPath<Values>;
  hint?: string | undefined;
}

/** A text field of a form, with the form's error below it. */
export function FormTextField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, hint, ...input } = props;
  return <TextInput {...input} {...useFormField({ control, name, hint })} />;
}
