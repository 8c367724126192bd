import { formatDate } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { lazy, Suspense } from 'react';
import type { DateFieldProps } from './date-field-props';
import { loadPickers } from './load-pickers';

const DatePicker = lazy(async () => ({ default: (await loadPickers()).DatePickerField }));

/** Where the sections of a date and the button behind them have room in every language. */
const DENSE_WIDTH = 150;

/**
 * A date, typed or picked, in the language of the app. The pickers are no part of a first page: until they
 * are there, the date stands where it will be.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, error, hint, required = false, dense } = props;
  const language = useLanguage();
  const width = dense ? { width: DENSE_WIDTH } : {};
  return (
    <Suspense
      fallback={
        <TextInput
          label={label}
          required={required}
          value={isCalendarDate(value) ? formatDate(language, value, 'short') : ''}
          error={error !== undefined}
          helperText={error ?? hint}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ ...width, ...(dense && { '& .MuiInputBase-root': { minHeight: 40 } }) }}
        />
      }
    >
      <DatePicker {...props} sx={width} />
    </Suspense>
  );
}
