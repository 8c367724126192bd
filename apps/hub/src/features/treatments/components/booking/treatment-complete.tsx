import { type HubTreatment, useGetMyTreatmentQuery } from '@atrium/api-client/hub/spa';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useTreatmentToCalendar } from '../../hooks/use-treatment-to-calendar';

interface Props {
  id: string;
  /** The treatment that was just booked; after a reload it is asked for. */
  booked: HubTreatment | undefined;
}

/** It worked: what was booked, and where to go on. */
export function TreatmentComplete({ id, booked }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const errorText = useErrorText();
  const addToCalendar = useTreatmentToCalendar();
  const guest = useGuest();
  const known = booked?._id === id ? booked : undefined;
  const { data, error, refetch } = useGetMyTreatmentQuery(
    { id },
    { skip: known !== undefined || guest.status !== 'guest' },
  );
  const treatment = known ?? data?.data;

  if (guest.status === 'visitor') return <SignInToBook />;
  if (!treatment) {
    return error ? (
      <ErrorState
        title={t('treatments.oneLoadFailed')}
        message={errorText(error)}
        onRetry={refetch}
      />
    ) : (
      <CardSkeletons count={1} />
    );
  }
  return (
    <Card
      component="section"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        p: 3,
        maxWidth: 560,
        textAlign: 'center',
      }}
    >
      <DoneIcon aria-hidden color="success" sx={{ fontSize: 56 }} />
      <StepHeading takesFocus>{t('booking.steps.complete')}</StepHeading>
      <Typography sx={{ fontWeight: 600 }}>{treatment._treatmentType.name}</Typography>
      <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatDate(language, treatment.date, 'full')},{' '}
        {formatTimeRange(treatment.timeindexStart, treatment.timeindexEnd)}
      </Typography>
      <Typography>{t('treatments.with', { names: treatment.therapists.join(', ') })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('newActivity.success.text')}</Typography>
      <Button
        fullWidth
        variant="contained"
        size="large"
        component={RouterLink}
        to={paths.overview}
        sx={{ mt: 2 }}
      >
        {t('newActivity.success.toMyPage')}
      </Button>
      <Button
        fullWidth
        startIcon={<CalendarIcon />}
        onClick={() => void addToCalendar(treatment._id)}
      >
        {t('overview.addToCalendar')}
      </Button>
    </Card>
  );
}
