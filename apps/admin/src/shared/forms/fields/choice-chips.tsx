import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChipGroup } from './chip-group';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a list of values. */
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  choices: readonly { value: string; label: string }[];
}

/** Any number of a few choices, as a field of a form. */
export function ChoiceChips<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, ...group } = props;
  const { field } = useController({ control, name });
  return <ChipGroup {...group} value={field.value} onChange={field.onChange} />;
}
