import {
  type ActivityWithAvailability,
  type HubReservation,
  useGetMyReservationQuery,
} from '@atrium/api-client/hub';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { BookingSuccess } from './booking-success';

interface Props {
  id: string;
  /** The booking that was just made; after a reload it is asked for. */
  booked: HubReservation | undefined;
  activity: ActivityWithAvailability;
}

/** The last step: the booking, and two ways to continue. */
export function BookingComplete({ id, booked, activity }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const errorText = useErrorText();
  const guest = useGuest();
  const known = booked?._id === id ? booked : undefined;
  const { data, error, refetch } = useGetMyReservationQuery(
    { id },
    { skip: known !== undefined || guest.status !== 'guest' },
  );
  const reservation = known ?? data?.data;

  const body = () => {
    if (guest.status === 'visitor') return <SignInToBook />;
    if (reservation?.cancelledAt) return <Navigate to={paths.overview} replace />;
    if (reservation) return <BookingSuccess reservation={reservation} activity={activity} />;
    if (!error) return <CardSkeletons count={1} />;
    return (
      <ErrorState
        title={t('activity.loadFailedTitle')}
        message={errorText(error)}
        onRetry={refetch}
      />
    );
  };
  return (
    <>
      <StepHeading takesFocus={false}>
        {reservation?.waitingList ? t('booking.steps.waiting') : t('booking.steps.complete')}
      </StepHeading>
      {body()}
    </>
  );
}
