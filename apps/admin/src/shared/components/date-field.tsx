import { isCalendarDate } from '@atrium/rules/calendar-date';
import { TextInput } from '@atrium/ui/components/text-input';
import { useEffect, useState } from 'react';

interface Props {
  label: string;
  /** `yyyy-mm-dd`. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  /** What is wrong with it, below the field. */
  error?: string | undefined;
}

/**
 * The browser's own date field: it speaks the person's language, opens the phone's own picker, and costs
 * nothing to load. What is typed counts once it is a whole date.
 */
export function DateField({ label, value, onChange, min, error }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        // Years are typed digit by digit: 0002 is a date, but nobody's.
        if (isCalendarDate(next) && next >= '1900') onChange(next);
      }}
      onBlur={() => setTyped(value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { min, max: '2999-12-31' } }}
      sx={{ width: 142, '& .MuiInputBase-root': { minHeight: 40 }, '& input': { py: 0.875 } }}
    />
  );
}
