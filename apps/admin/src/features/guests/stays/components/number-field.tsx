import { TextInput } from '@atrium/ui/components/fields/text-input';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import type { StayFormValues } from '../lib/stay-form';

interface Props {
  control: Control<StayFormValues>;
  name: FieldPath<StayFormValues>;
  label: string;
  min: number;
  max: number;
}

/** A whole number; the browser reports invalid or out-of-range values. */
export function NumberField({ control, name, label, min, max }: Props) {
  const {
    field: { ref, ...field },
  } = useController({ control, name });
  return (
    <TextInput
      {...field}
      inputRef={ref}
      type="number"
      required
      label={label}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
    />
  );
}
