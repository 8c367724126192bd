import { useListTreatmentsQuery } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  /** Id. */
  therapist: string;
  /** In order. */
  dates: readonly string[];
}

/** What a therapist gives on the days that are shown. */
export function TherapistTreatments({ therapist, dates }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const [date = '', until = date] = [dates[0], dates.at(-1)];
  const { currentData, isError, refetch } = useListTreatmentsQuery(
    { therapist, date, until },
    LIVE,
  );
  const treatments = currentData?.data;

  const content = () => {
    if (isError && !treatments) {
      return <ErrorState title={t('treatments.failed')} onRetry={() => void refetch()} />;
    }
    if (!treatments) return <RowsSkeleton />;
    if (treatments.length === 0) return <Typography>{t('treatments.none')}</Typography>;
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {treatments.map(({ _id, _customer, _treatmentType, timeindexStart, ...one }) => (
          <Box
            component="li"
            key={_id}
            sx={(theme) => ({ py: 1, borderBottom: `1px solid ${theme.vars.palette.divider}` })}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {`${formatDate(language, one.date, 'day')}, ${formatTimeRange(timeindexStart, one.timeindexEnd)}`}
            </Typography>
            {' · '}
            {_customer && (
              <>
                <Link component={RouterLink} to={paths.guest(_customer._id)}>
                  {displayName(_customer)}
                </Link>
                {' · '}
              </>
            )}
            {_treatmentType?.name ?? t('takeover.pause')}
          </Box>
        ))}
      </Box>
    );
  };
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('treatments.title')}
      </Typography>
      {content()}
    </Box>
  );
}
