import type { DashboardCovers } from '@atrium/api-client/admin';
import { formatNumber, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  covers: DashboardCovers;
  /** The plan of the day. */
  to: string;
}

/** The dining room's day, for who opens it in the evening: how many still come, and when it gets tight. */
export function CoversCard({ covers, to }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { busiest } = covers;
  const isTight = busiest?.pacing !== undefined && busiest.covers >= busiest.pacing;
  const figures = [
    { label: t('today.covers.booked'), value: covers.booked },
    { label: t('today.arrived'), value: covers.arrived },
    { label: t('today.pending'), value: covers.pending },
  ];

  return (
    <Card
      component="section"
      aria-label={t('today.covers.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        px: 2,
        py: 1.5,
        mb: 2,
      }}
    >
      <Typography variant="h5" component="h2">
        <Link component={RouterLink} to={to} color="inherit">
          {t('today.covers.title')}
        </Link>
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0 }}>
        {figures.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              alignItems: 'baseline',
              gap: 0.75,
            }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.25rem',
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatNumber(language, value)}
            </Typography>
          </Box>
        ))}
      </Box>
      {busiest && (
        <Typography variant="body2" sx={{ color: isTight ? 'warning.main' : 'text.secondary' }}>
          {t(busiest.pacing === undefined ? 'today.covers.busiest' : 'today.covers.busiestOf', {
            time: formatTime(busiest.start),
            covers: busiest.covers,
            most: busiest.pacing ?? 0,
            service: busiest.name,
          })}
        </Typography>
      )}
    </Card>
  );
}
