import { TextInput } from '@atrium/ui/components/fields/text-input';
import { lazy, Suspense } from 'react';
import { loadPickers } from './load-pickers';
import type { TimeFieldProps } from './time-field-props';

const TimePicker = lazy(async () => ({ default: (await loadPickers()).TimePickerField }));

/** A time of day, typed on the clock of 24 hours; the arrow keys step by 5 minutes. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, error, inRow, sx } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          label={inRow ? '' : label}
          value={value}
          error={error !== undefined}
          helperText={error}
          slotProps={{ htmlInput: { readOnly: true, ...(inRow && { 'aria-label': label }) } }}
          {...(sx && { sx })}
        />
      }
    >
      <TimePicker {...props} />
    </Suspense>
  );
}
