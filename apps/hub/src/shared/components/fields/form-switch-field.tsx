import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** On or off, saved with its form. */
export function FormSwitchField<Values extends FieldValues>({
  control,
  name,
  label,
}: Props<Values>) {
  const { field } = useController({ control, name });
  return <ToggleSwitch label={label} checked={field.value === true} onChange={field.onChange} />;
}
