import { lazy, Suspense } from 'react';
import type { PhoneFieldProps } from '../../lib/phone-field-props';
import { TextInput } from './text-input';

// The countries' number patterns are 53 kB; a page is readable before they arrive.
const PhoneInput = lazy(async () => ({ default: (await import('./phone-input')).PhoneInput }));

/**
 * A phone number with its country. Until the country list is
 * there it is a plain field of the same size that holds the same value.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, onChange, onBlur, error, helperText, required, disabled } = props;
  const plain = (
    <TextInput
      type="tel"
      autoComplete="tel"
      {...{ label, name, value, onBlur, error, helperText, required, disabled }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Suspense fallback={plain}>
      <PhoneInput {...props} />
    </Suspense>
  );
}
