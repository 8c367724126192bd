import { addDays } from '@atrium/rules/calendar/calendar-date';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DateField } from './date-field';

interface Props {
  /** `yyyy-mm-dd`. */
  date: string;
  /** The venue's. */
  today: string;
  onChange: (date: string) => void;
  /** Days of a step, where it is not one, and what the steps are called then. */
  by?: { days: number; previous: string; next: string };
}

/** From day to day, to any day, and back to today. */
export function DaySteps({ date, today, onChange, by }: Props) {
  const { t } = useTranslation('admin');
  const days = by?.days ?? 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, displayPrint: 'none' }}>
      <IconButton
        aria-label={by?.previous ?? t('listBookings.previousDay')}
        onClick={() => onChange(addDays(date, -days))}
      >
        <PreviousIcon />
      </IconButton>
      <DateField dense label={t('booking.date')} value={date} onChange={onChange} />
      <IconButton
        aria-label={by?.next ?? t('listBookings.nextDay')}
        onClick={() => onChange(addDays(date, days))}
      >
        <NextIcon />
      </IconButton>
      <Button
        size="small"
        variant="outlined"
        sx={{ minHeight: 40 }}
        disabled={date === today}
        onClick={() => onChange(today)}
      >
        {t('listBookings.today')}
      </Button>
    </Box>
  );
}
