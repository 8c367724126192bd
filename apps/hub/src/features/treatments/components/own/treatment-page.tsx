import { useGetMyTreatmentQuery } from '@atrium/api-client/hub/spa';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { PageHeading } from '../../../../shared/components/page-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useCancelTreatment } from '../../hooks/use-cancel-treatment';
import { useDeadlineText } from '../../hooks/use-deadline-text';
import { TreatmentFacts } from './treatment-facts';
import { TreatmentMove } from './treatment-move';
import { TreatmentStatus } from './treatment-status';

interface Props {
  id: string;
}

/** A treatment of the guest, and other times for it. */
export function TreatmentPage({ id }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const { paths } = useVendor();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const deadlineText = useDeadlineText();
  const cancel = useCancelTreatment();
  const { data, error, refetch } = useGetMyTreatmentQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const treatment = data?.data;
  const cancelAndLeave = async () => {
    if (treatment && (await cancel(treatment, deadlineText(treatment)))) navigate(paths.overview);
  };

  const body = () => {
    if (!treatment) {
      if (!error) return <FormSkeleton />;
      return (
        <ErrorState
          title={t('treatments.oneLoadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      );
    }
    return (
      <>
        <Card component="section" sx={{ display: 'grid', gap: 0.75, p: 2.5, maxWidth: 560 }}>
          <TreatmentFacts treatment={treatment} />
          {treatment.comment && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>{treatment.comment}</Typography>
          )}
          <div>
            <TreatmentStatus status={treatment.status} />
          </div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {deadlineText(treatment)}
          </Typography>
          {treatment.canCancel && (
            <Button color="error" onClick={cancelAndLeave} sx={{ justifySelf: 'start', ml: -1 }}>
              {t('overview.cancel')}
            </Button>
          )}
        </Card>
        {treatment.canChange && <TreatmentMove treatment={treatment} onStale={refetch} />}
      </>
    );
  };

  return (
    <>
      <Button
        color="inherit"
        startIcon={<BackIcon />}
        component={RouterLink}
        to={paths.overview}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('actions.back', { ns: 'common' })}
      </Button>
      <PageHeading title={treatment?._treatmentType.name ?? t('treatments.steps.treatment')} />
      {body()}
    </>
  );
}
