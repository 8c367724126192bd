import { formatDate } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import type { SxProps } from '@mui/material/styles';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import type { DateFieldProps } from './date-field-props';
import { pickerFieldStyle } from './picker-field-style';
import { PickerLanguage } from './picker-language';
import { useVenueNow } from './use-venue-now';
import { VenueDay } from './venue-day';

/** Years are typed digit by digit: 0002 is a year, but nobody's. */
const EARLIEST = '1900-01-01';
const LATEST = '2999-12-31';

const toDay = (date: string): Dayjs | null => (isCalendarDate(date) ? dayjs(date) : null);
const toText = (day: Dayjs | null): string => (day?.isValid() ? day.format('YYYY-MM-DD') : '');

/** What is typed counts once it is a whole date; what is left half typed is the date before again. */
export function DatePickerField({
  label,
  value,
  onChange,
  min,
  error,
  hint,
  required = false,
  optional = false,
  dense = false,
  sx,
}: DateFieldProps & { sx: SxProps }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { date: today } = useVenueNow(useMe().vendor.timezone);
  const [shown, setShown] = useState(() => toDay(value));
  useEffect(() => setShown(toDay(value)), [value]);

  const tooEarly = min !== undefined && isCalendarDate(value) && value < min;
  const problem =
    error ?? (tooEarly ? t('dates.notBefore', { date: formatDate(language, min) }) : undefined);

  return (
    <PickerLanguage>
      <DatePicker
        label={label}
        value={shown}
        onChange={(next) => {
          setShown(next);
          const date = toText(next);
          if (date >= EARLIEST && date <= LATEST) onChange(date);
          if (next === null && optional) onChange('');
        }}
        minDate={dayjs(min ?? EARLIEST)}
        maxDate={dayjs(LATEST)}
        referenceDate={toDay(value) ?? dayjs(today)}
        slots={{ day: VenueDay }}
        slotProps={{
          textField: {
            fullWidth: true,
            required,
            error: problem !== undefined,
            helperText: problem ?? hint,
            sx: pickerFieldStyle({ isDense: dense, sx }),
            onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
              if (!currentTarget.contains(relatedTarget)) setShown(toDay(value));
            },
          },
          field: { clearable: optional },
          openPickerButton: { size: 'small' },
        }}
      />
    </PickerLanguage>
  );
}
