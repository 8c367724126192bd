import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

/** A password of a form, with the form's error below it. */
export function FormPasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, hint, ...input } = props;
  return <PasswordField {...input} {...useFormField({ control, name, hint })} />;
}
