import { useListGuestBookingsQuery } from '@atrium/api-client/admin';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LIVE } from '../../../../shared/lib/live';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { GuestBookingsPages } from './guest-bookings-pages';

interface Props {
  guestId: string;
}

const HIDE_PAST = 'hidePast';

/** A guest's future bookings, and past ones unless hidden. */
export function GuestBookings({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const hidePast = params.get(HIDE_PAST) === 'true';
  const { data, isError, refetch } = useListGuestBookingsQuery({ id: guestId }, LIVE);

  const toggle = (hide: boolean) =>
    setParams(
      (current) => {
        if (hide) current.set(HIDE_PAST, 'true');
        else current.delete(HIDE_PAST);
        return current;
      },
      { replace: true },
    );

  if (isError && !data) {
    return <ErrorState title={t('reservations.failed')} onRetry={refetch} />;
  }
  if (!data) return <RowsSkeleton rows={4} />;

  const { upcoming, past, nextUpcoming, nextPast } = data.data;
  return (
    <section aria-label={t('reservations.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h5" component="h2">
          {t('reservations.upcoming')}
        </Typography>
        <ToggleSwitch label={t('reservations.hidePast')} checked={hidePast} onChange={toggle} />
      </Box>
      {upcoming.length > 0 ? (
        <GuestBookingsPages
          key={guestId}
          guestId={guestId}
          period="upcoming"
          first={upcoming}
          next={nextUpcoming}
          label={t('reservations.upcoming')}
        />
      ) : (
        <EmptyState
          title={t(past.length > 0 ? 'reservations.noneUpcoming' : 'reservations.none')}
        />
      )}
      {!hidePast && past.length > 0 && (
        <>
          <Typography variant="h5" component="h2" sx={{ mt: 3, mb: 1 }}>
            {t('reservations.past')}
          </Typography>
          <GuestBookingsPages
            key={guestId}
            guestId={guestId}
            period="past"
            first={past}
            next={nextPast}
            label={t('reservations.past')}
          />
        </>
      )}
    </section>
  );
}
