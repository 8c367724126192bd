import type { OfferedTreatmentDay, VendorBrandingOutput } from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';
import { nextTimes } from '../lib/next-times';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  typeId: string;
  /** Id of the chosen length. */
  length: string;
  /** Undefined while they are on their way. */
  days: readonly OfferedTreatmentDay[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The next free times of the chosen length; each leads to its booking in the venue's hub. */
export function NextTimes({ venue, typeId, length, days, error, onRetry }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const id = useId();
  const next = days && nextTimes(days);

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} variant="h4" component="h2">
        {t('spa.next')}
      </Typography>
      <Box aria-live="polite" aria-busy={!next} sx={{ my: 1.5 }}>
        {!next && error === undefined && <Skeleton variant="rounded" height={120} />}
        {!next && error !== undefined && (
          <ErrorState message={t('spa.oneFailed')} onRetry={onRetry} />
        )}
        {next?.length === 0 && <Typography>{t('spa.noneSoon')}</Typography>}
        {next?.map(({ date, starts }) => (
          <Box key={date} role="group" aria-labelledby={`${id}-${date}`} sx={{ mb: 2 }}>
            <Typography
              id={`${id}-${date}`}
              sx={{ mb: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {formatDate(language, date, 'day')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {starts.map((start) => (
                <Button
                  key={start}
                  variant="outlined"
                  href={doors.treatment(venue.slug, typeId, length, { date, time: start })}
                >
                  {formatTime(start)}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Button variant="contained" href={doors.treatment(venue.slug, typeId, length)}>
        {t('spa.book')}
      </Button>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('spa.signIn', { name: venue.name })}
      </Typography>
    </Box>
  );
}
