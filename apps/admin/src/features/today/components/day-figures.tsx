import type { Dashboard } from '@atrium/api-client/api';
import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';

interface Props {
  day: Dashboard;
}

/** The day in numbers; each opens its rows. */
export function DayFigures({ day }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const list = paths.listBookings;
  const figures = [
    { key: 'bookings', value: day.bookings, to: list },
    { key: 'participants', value: day.participants, to: list },
    { key: 'arrived', value: day.arrived, to: list },
    { key: 'pending', value: day.pending, to: list },
    { key: 'waiting', value: day.waiting, to: `${list}?shown=waiting` },
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
      {figures.map(({ key, value, to }) => (
        <ButtonBase
          key={key}
          component={Link}
          to={to}
          sx={(theme) => ({
            flexDirection: 'column',
            alignItems: 'flex-start',
            px: 2,
            py: 1.5,
            borderRadius: 1.5,
            border: '1px solid',
            borderColor: theme.vars.palette.divider,
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
