import {
  type TreatmentOutput,
  useListTreatmentsQuery,
  useListTreatmentWaitsQuery,
} from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';
import { LIVE } from '../../../shared/lib/live';
import { useTreatmentName } from '../../../shared/treatments/use-treatment-name';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';
import { nextTreatments } from '../lib/next-treatments';

interface Props {
  /** `yyyy-mm-dd` */
  date: string;
  /** Minutes from midnight at the venue; 0 for another day, where nothing is over. */
  now: number;
  /** Renders the dialog of a new treatment; it is another feature's. */
  renderNew: (dialog: { date: string; onClose: () => void }) => ReactNode;
}

/** More would push the arrivals off the page. */
const MOST = 5;

/** Who is next in the spa, for the desk that sends the guest there. */
export function NextTreatmentsCard({ date, now, renderNew }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const [isNew, setNew] = useState(false);
  const { currentData, isError, refetch } = useListTreatmentsQuery({ date }, LIVE);
  const waits = useListTreatmentWaitsQuery({ date }, LIVE);
  const waiting = waits.currentData?.data.length ?? 0;
  const [isWhole, setWhole] = useState(false);
  const treatments = currentData && nextTreatments(currentData.data, date, now);

  const content = () => {
    if (isError && !treatments) {
      return <ErrorState title={t('treatment.failed')} onRetry={refetch} />;
    }
    if (!treatments) return <RowsSkeleton rows={2} />;
    if (treatments.length === 0) {
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('treatment.noneLeft')}
        </Typography>
      );
    }
    return (
      <>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {treatments.slice(0, isWhole ? undefined : MOST).map((treatment) => (
            <NextTreatment key={treatment._id} treatment={treatment} />
          ))}
        </Box>
        {treatments.length > MOST && !isWhole && (
          <Button size="small" onClick={() => setWhole(true)}>
            {t('dashboard.showAll', { count: treatments.length })}
          </Button>
        )}
      </>
    );
  };
  return (
    <Card component="section" aria-label={t('treatment.next')} sx={{ px: 2, py: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t('treatment.next')}
        </Typography>
        {may(level, 'treatments.edit') && (
          <Button size="small" variant="outlined" onClick={() => setNew(true)}>
            {t('treatment.new')}
          </Button>
        )}
      </Box>
      {content()}
      {waiting > 0 && (
        <Link component={RouterLink} to={`${paths.treatments}?date=${date}`} variant="body2">
          {t('treatment.waiting', { count: waiting })}
        </Link>
      )}
      {isNew && renderNew({ date, onClose: () => setNew(false) })}
    </Card>
  );
}

function NextTreatment({ treatment }: { treatment: TreatmentOutput }) {
  const nameOf = useTreatmentName();
  const { _id, timeindexStart, _treatmentType, therapists, _room } = treatment;
  const details = [
    _treatmentType?.name,
    therapists.map(({ _therapist }) => _therapist.name).join(', '),
    _room?.name,
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, py: 0.75 }}
    >
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {formatTime(timeindexStart)}
      </Typography>
      <Link component={RouterLink} to={paths.treatment(_id)}>
        {nameOf(treatment)}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {details.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
