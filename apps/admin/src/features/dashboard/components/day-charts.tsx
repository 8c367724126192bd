import type { Dashboard } from '@atrium/api-client/admin';
import { formatDate, formatNumber, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../../shared/charts/chart-card';
import { dayLinks } from '../lib/day-links';

interface Props {
  day: Dashboard;
  /** The venue's. */
  today: string;
}

/** Occupancy by hour, and the next fourteen days. */
export function DayCharts({ day, today }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const links = dayLinks(day.date, today);
  const format = (value: number) => formatNumber(language, value);
  const series = [
    { label: t('booking.participants'), color: 'primary', stack: 'places' },
    { label: t('dashboard.free'), color: 'muted', stack: 'places' },
  ] as const;
  const free = (participants: number, capacity: number) => Math.max(0, capacity - participants);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
        },
      }}
    >
      <ChartCard
        title={t('dashboard.hours')}
        head={t('booking.time')}
        definition={t('dashboard.hoursHint')}
        empty={t('dashboard.nothingOffered')}
        format={format}
        inTime
        series={series}
        rows={day.hours.map(({ hour, participants, capacity }) => ({
          label: formatTime(hour * 60),
          values: [participants, free(participants, capacity)],
          to: links.ofHour(hour),
        }))}
      />
      <ChartCard
        title={t('dashboard.outlook')}
        head={t('booking.date')}
        definition={t('dashboard.outlookHint')}
        empty={t('dashboard.nothingOffered')}
        format={format}
        inTime
        series={series}
        rows={day.outlook.map(({ date, participants, capacity }) => ({
          label: formatDate(language, date, 'weekdayDay'),
          name: formatDate(language, date, 'full'),
          values: [participants, free(participants, capacity)],
          to: links.ofDay(date),
        }))}
      />
    </Box>
  );
}
