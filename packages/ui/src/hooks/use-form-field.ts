import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Options<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Shown below the field until something is wrong with it. */
  hint?: string | undefined;
}

/** Binds a text field of MUI, or one with the same props, to a field of a form. */
export function useFormField<Values extends FieldValues>({ control, name, hint }: Options<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return {
    ...field,
    inputRef: ref,
    error: fieldState.invalid,
    helperText: fieldState.error?.message ?? hint,
  };
}
