import { useListMyReservationsQuery } from '@atrium/api-client/hub';
import { selectIsLive } from '@atrium/api-client/live/live-connection';
import { useAppSelector } from '@atrium/api-client/use-store';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import EventIcon from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useSignedInGuest } from '../../../../shared/hooks/use-signed-in-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { inOrder, type OtherPlan } from '../../lib/in-order';
import { FurtherReservations } from './further-reservations';
import { PastReservations } from './past-reservations';
import { ReservationCard } from './reservation-card';

/** How often the page polls while live events are unavailable, in milliseconds. */
const POLLING_MS = 30_000;

interface Props {
  /** What else the guest has planned, in its place among the bookings. */
  others: readonly OtherPlan[];
  /** The others are on their way: cards that come later would push those that are being read. */
  pending: boolean;
  /** Stands below the bookings, and comes no earlier than they do: nothing pushes it away then. */
  children: ReactNode;
}

/** The guest's bookings: the next one first, the past ones folded away. */
export function ReservationOverview({ others, pending, children }: Props) {
  const { t } = useTranslation('hub');
  const { _id: vendorId, modules, paths } = useVendor();
  const { _id: customerId } = useSignedInGuest();
  const errorText = useErrorText();
  const isLive = useAppSelector(selectIsLive);
  const { data, error, isLoading, refetch } = useListMyReservationsQuery(
    { vendorId, customerId },
    {
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
      pollingInterval: isLive ? 0 : POLLING_MS,
      skipPollingIfUnfocused: true,
    },
  );

  if (isLoading || pending) return <CardSkeletons />;
  if (!data) {
    return (
      <>
        <ErrorState title={t('overview.loadFailed')} message={errorText(error)} onRetry={refetch} />
        {children}
      </>
    );
  }
  const { upcoming, cancelled, past, nextUpcoming, nextCancelled, nextPast } = data.data;
  const cards = inOrder(
    upcoming.map((reservation) => ({
      ...{ key: reservation._id, date: reservation.date, start: reservation.timeindex },
      card: <ReservationCard reservation={reservation} />,
    })),
    others,
  );
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          icon={<EventIcon />}
          title={t('overview.emptyTitle')}
          text={t('overview.emptyText')}
          action={
            (modules.services || modules.spa) && (
              <Button variant="contained" component={RouterLink} to={paths.newReservation}>
                {t('overview.findActivity')}
              </Button>
            )
          }
        />
      ) : (
        <section aria-labelledby="upcoming">
          <Typography id="upcoming" variant="h4" component="h2" sx={{ mb: 2 }}>
            {t('overview.upcoming')}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {cards.map(({ key, card }) => (
              <Fragment key={key}>{card}</Fragment>
            ))}
            {nextUpcoming !== undefined && (
              <FurtherReservations period="upcoming" cursor={nextUpcoming} />
            )}
          </Stack>
        </section>
      )}
      {cancelled.length > 0 && (
        <section aria-labelledby="cancelled">
          <Typography id="cancelled" variant="h4" component="h2" sx={{ mt: 4, mb: 2 }}>
            {t('overview.cancelled')}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {cancelled.map((reservation) => (
              <ReservationCard key={reservation._id} reservation={reservation} isPast />
            ))}
            {nextCancelled !== undefined && (
              <FurtherReservations period="cancelled" cursor={nextCancelled} />
            )}
          </Stack>
        </section>
      )}
      {past.length > 0 && <PastReservations reservations={past} next={nextPast} />}
      {children}
    </>
  );
}
