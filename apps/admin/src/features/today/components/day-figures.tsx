import type { Dashboard } from '@atrium/api-client/api';
import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayLinks } from '../lib/day-links';

interface Props {
  day: Dashboard;
  /** The venue's. */
  today: string;
}

/** The day in numbers; each opens its rows, those of the last days further down on this page. */
export function DayFigures({ day, today }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const links = dayLinks(day.date, today);
  const figures = [
    { key: 'bookings', value: day.bookings, to: links.bookings, isBad: false },
    { key: 'participants', value: day.participants, to: links.participants, isBad: false },
    { key: 'arrived', value: day.arrived, to: links.arrived, isBad: false },
    { key: 'pending', value: day.pending, to: links.pending, isBad: false },
    { key: 'waiting', value: day.waiting, to: links.waiting, isBad: false },
    { key: 'newBookings', value: day.newBookingsCount, to: '#new-bookings', isBad: false },
    {
      key: 'failedMessages',
      value: day.failedMessagesCount,
      to: '#failed-messages',
      isBad: day.failedMessagesCount > 0,
    },
  ] as const;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(108px, 1fr))',
      }}
    >
      {figures.map(({ key, value, to, isBad }) => (
        <ButtonBase
          key={key}
          component={Link}
          to={to}
          sx={(theme) => ({
            flexDirection: 'column',
            alignItems: 'flex-start',
            justifyContent: 'flex-start',
            px: 2,
            py: 1.5,
            borderRadius: 1.5,
            border: '1px solid',
            borderColor: isBad ? theme.vars.palette.error.main : theme.vars.palette.divider,
            backgroundColor: 'background.paper',
            '&:hover': { borderColor: theme.vars.palette.text.secondary },
          })}
        >
          <Typography
            component="span"
            sx={{
              fontSize: '1.75rem',
              fontWeight: 650,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
              color: isBad ? 'error.main' : 'text.primary',
            }}
          >
            {formatNumber(language, value)}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(`today.${key}`)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
