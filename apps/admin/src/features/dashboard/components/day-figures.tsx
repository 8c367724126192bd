import type { Dashboard } from '@atrium/api-client/admin';
import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dayLinks } from '../lib/day-links';
import { FigureCard } from './figure-card';

interface Props {
  day: Dashboard;
  /** The venue's. */
  today: string;
}

/** The day in numbers; each opens its rows, the messages further down on this page. */
export function DayFigures({ day, today }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const links = dayLinks(day.date, today);
  const failed = day.failedMessagesCount;
  const figures = [
    { key: 'bookings', value: day.bookings, to: links.bookings },
    { key: 'participants', value: day.participants, to: links.participants },
    { key: 'arrived', value: day.arrived, to: links.arrived },
    { key: 'pending', value: day.pending, to: links.pending },
    { key: 'waiting', value: day.waiting, to: links.waiting },
    { key: 'newBookings', value: day.newBookingsCount, to: links.newBookings },
    { key: 'failedMessages', value: failed, to: failed > 0 ? '#failed-messages' : undefined },
  ] as const;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(7, 1fr)' },
        // the seventh has a row of its own where the others fill theirs
        '& > :last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {figures.map(({ key, value, to }) => (
        <FigureCard
          key={key}
          label={t(`today.${key}`)}
          value={formatNumber(language, value)}
          to={to}
          isBad={key === 'failedMessages' && failed > 0}
        />
      ))}
    </Box>
  );
}
