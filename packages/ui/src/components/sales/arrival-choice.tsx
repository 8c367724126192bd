import { formatDateRange } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { ShownOffer } from '../../lib/shown-offer';
import { MonthCalendar } from '../calendar/month-calendar';

interface Props {
  stay: NonNullable<ShownOffer['package']>;
  /** IANA, the venue's. */
  zone: string;
  value: CalendarDate | undefined;
  /** The buyer wanted to go on without one. */
  isMissing: boolean;
  onChange: (day: CalendarDate) => void;
}

/** The day on which a stay begins, of those that are not sold out. */
export function ArrivalChoice({ stay, zone, value, isMissing, onChange }: Props) {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const today = venueToday(Date.now(), zone);
  const { firstDay, lastDay, fullDays, nights } = stay;
  // today itself is too late
  const closed = firstDay > today ? [today, ...fullDays] : [...fullDays];

  return (
    <Card component="section" sx={{ py: 2.5, px: { xs: 1, sm: 2.5 } }}>
      <Typography
        variant="h4"
        component="h2"
        data-part="arrival"
        tabIndex={-1}
        sx={{ mb: 1.5, px: { xs: 1.5, sm: 0 }, outline: 'none' }}
      >
        {t('form.arrival')}
      </Typography>
      <MonthCalendar
        selection={value ? { start: value } : {}}
        onSelect={({ start }) => start !== undefined && onChange(start)}
        today={today}
        hidePast
        latestDate={lastDay}
        unavailableDates={closed}
      />
      <Typography
        role="status"
        sx={{
          ...{ minHeight: 24, mt: 1, px: { xs: 1.5, sm: 0 } },
          color: isMissing ? 'error.main' : 'text.secondary',
        }}
      >
        {value ? formatDateRange(language, value, addDays(value, nights)) : t('form.pickDay')}
      </Typography>
    </Card>
  );
}
