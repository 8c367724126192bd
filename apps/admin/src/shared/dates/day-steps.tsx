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
}

/** From day to day, to any day, and back to today. */
export function DaySteps({ date, today, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, displayPrint: 'none' }}>
      <IconButton
        aria-label={t('listBookings.previousDay')}
        onClick={() => onChange(addDays(date, -1))}
      >
        <PreviousIcon />
      </IconButton>
      <DateField dense label={t('booking.date')} value={date} onChange={onChange} />
      <IconButton aria-label={t('listBookings.nextDay')} onClick={() => onChange(addDays(date, 1))}>
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
