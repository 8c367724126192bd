import { formatMinutes, parseTime } from '@atrium/rules/calendar/minutes';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../dates/time-field';

interface Props {
  /** Minutes from midnight. */
  start: number | undefined;
  end: number | undefined;
  onStart: (start: number) => void;
  onEnd: (end: number | undefined) => void;
}

/** Any time of the day, for a booking beyond what the service offers. */
export function OverrideFields({ start, end, onStart, onEnd }: Props) {
  const { t } = useTranslation('admin');
  const field = (
    label: string,
    value: number | undefined,
    on: (typed: number | undefined) => void,
  ) => (
    <TimeField
      label={label}
      value={value === undefined ? '' : formatMinutes(value)}
      onChange={(time) => on(parseTime(time))}
    />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 2 }}>
      {field(t('booking.start'), start, (typed) => typed !== undefined && onStart(typed))}
      {field(t('booking.end'), end, onEnd)}
    </Box>
  );
}
