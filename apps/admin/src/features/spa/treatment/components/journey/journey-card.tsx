import { type TreatmentOutput, useGetJourneyQuery } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { LIVE } from '../../../../../shared/lib/live';
import { useTreatmentName } from '../../../../../shared/treatments/use-treatment-name';
import { JourneyButtons } from './journey-buttons';

interface Props {
  /** Id of the journey. */
  id: string;
  /** The one whose page it is. */
  treatment: TreatmentOutput;
  /** What was typed on the page is not saved. */
  isDirty: boolean;
}

/** What was booked together with a treatment, and what can be done with all of it. */
export function JourneyCard({ id, treatment, isDirty }: Props) {
  const { t } = useTranslation('treatments');
  const { data, error, refetch } = useGetJourneyQuery({ id }, LIVE);
  const treatments = data?.data.treatments;
  // alone it is no journey any more
  if (treatments && treatments.length < 2) return null;

  return (
    <Card component="section" aria-label={t('journey.card')} sx={{ p: 2.5 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('journey.card')}
      </Typography>
      {error && !treatments && <ErrorState onRetry={refetch} />}
      {!error && !treatments && <Skeleton variant="rounded" height={96} />}
      {treatments && (
        <>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {treatments.map((one) => (
              <JourneyPart key={one._id} part={one} treatment={treatment} />
            ))}
          </Box>
          <JourneyButtons {...{ id, treatments, isDirty }} />
        </>
      )}
    </Card>
  );
}

function JourneyPart({ part, treatment }: { part: TreatmentOutput; treatment: TreatmentOutput }) {
  const { t } = useTranslation('treatments');
  const language = useLanguage();
  const nameOf = useTreatmentName();
  const { _id, date, timeindexStart, timeindexEnd, _treatmentType, therapists, _room } = part;
  const isThis = _id === treatment._id;
  const day = date === treatment.date ? '' : `${formatDate(language, date, 'day')}, `;
  const title = `${day}${formatTimeRange(timeindexStart, timeindexEnd)} ${_treatmentType?.name ?? ''}`;
  const about = [
    ...(isThis ? [t('journey.here')] : []),
    ...(part._customer?._id === treatment._customer?._id ? [] : [nameOf(part)]),
    ...therapists.map(({ _therapist }) => _therapist.name),
    ...(_room ? [_room.name] : []),
  ];
  return (
    <Box component="li" {...(isThis && { 'aria-current': true })}>
      {isThis ? (
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
      ) : (
        <Typography
          variant="body2"
          component={RouterLink}
          to={`${paths.treatment(_id)}?date=${date}`}
          sx={{ display: 'block', color: 'primary.main', fontWeight: 600, py: 0.5 }}
        >
          {title}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about.join(' · ')}
      </Typography>
    </Box>
  );
}
