import type { BookingSeriesPlan } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  plan: BookingSeriesPlan | undefined;
  failure: string | undefined;
}

/** The expected outcome of each date, before anything is booked. */
export function SeriesPlan({ plan, failure }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!plan) return <Skeleton variant="rounded" height={90} />;
  const isWhole = plan.booked === plan.dates.length;

  return (
    <Box role="status" aria-label={t('series.plan')}>
      <Alert severity={isWhole ? 'success' : plan.booked > 0 ? 'warning' : 'error'}>
        {t('series.booked', { count: plan.booked, all: plan.dates.length })}
      </Alert>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', columns: 2 }}>
        {plan.dates.map(({ date, outcome, comment }) => {
          const isBooked = outcome === 'booked';
          return (
            <Typography
              component="li"
              variant="body2"
              key={date}
              sx={isBooked ? {} : { color: 'text.secondary' }}
            >
              {`${formatDate(language, date, 'day')} · ${t(`series.outcome.${outcome}`)}`}
              {comment && ` (${comment})`}
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}
