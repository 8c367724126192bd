import { TextInput } from '@atrium/ui/components/fields/text-input';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { loadPickers } from './load-pickers';

export interface TimeFieldProps {
  label: string;
  /** `HH:MM`; empty: none. */
  value: string;
  /** Called with whole times, and with an empty text when the time is taken away. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong with it, below the field. */
  error?: string | undefined;
  /** In a row below a heading of its own: the label is there for screen readers alone. */
  inRow?: boolean;
  sx?: SxProps<Theme>;
}

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
