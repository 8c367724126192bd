import { parseTime } from '@atrium/rules/calendar/minutes';
import { TimeField as MuiTimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useState } from 'react';
import { pickerFieldStyle } from './picker-field-style';
import { PickerLanguage } from './picker-language';
import type { TimeFieldProps } from './time-field-props';

/** Any day whose clock is not changed: the fields of a time have a date behind them. */
const DAY = dayjs('2001-06-15');

const toClock = (time: string): Dayjs | null => {
  const minutes = parseTime(time);
  return minutes === undefined ? null : DAY.add(minutes, 'minute');
};

/** What is typed counts once it is a whole time. */
export function TimePickerField({
  label,
  value,
  onChange,
  onBlur,
  error,
  inRow = false,
  sx,
}: TimeFieldProps) {
  const [shown, setShown] = useState(() => toClock(value));
  useEffect(() => setShown(toClock(value)), [value]);

  return (
    <PickerLanguage>
      <MuiTimeField
        fullWidth
        label={label}
        value={shown}
        onChange={(next) => {
          setShown(next);
          if (next === null) onChange('');
          else if (next.isValid()) onChange(next.format('HH:mm'));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setShown(toClock(value));
          onBlur?.();
        }}
        ampm={false}
        minutesStep={5}
        error={error !== undefined}
        helperText={error}
        sx={pickerFieldStyle({ isDense: inRow, hidesLabel: inRow, sx })}
      />
    </PickerLanguage>
  );
}
