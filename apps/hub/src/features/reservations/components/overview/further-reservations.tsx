import { usePageMyReservationsQuery } from '@atrium/api-client/hub';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useSignedInGuest } from '../../../../shared/hooks/use-signed-in-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { ReservationCard } from './reservation-card';

interface Props {
  period: 'upcoming' | 'cancelled' | 'past';
  /** Where the list above ended. */
  cursor: string;
}

/** The end of a longer list: loads the next page on request. */
export function FurtherReservations({ period, cursor }: Props) {
  const { t } = useTranslation('hub');
  const { _id: vendorId } = useVendor();
  const { _id: customerId } = useSignedInGuest();
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = usePageMyReservationsQuery(
    { vendorId, customerId, period, cursor },
    { skip: !asked, refetchOnMountOrArgChange: true },
  );

  if (data) {
    const { items, nextCursor } = data.data;
    return (
      <>
        {items.map((reservation, index) => (
          <ReservationCard
            key={reservation._id}
            reservation={reservation}
            isPast={period !== 'upcoming'}
            takesFocus={index === 0}
          />
        ))}
        {nextCursor !== undefined && <FurtherReservations period={period} cursor={nextCursor} />}
      </>
    );
  }
  return (
    <li>
      {error && !isFetching ? (
        <ErrorState title={t('overview.loadFailed')} message={errorText(error)} onRetry={refetch} />
      ) : (
        <Button aria-disabled={isFetching} onClick={() => setAsked(true)}>
          {period === 'past' ? t('overview.earlier') : t('overview.later')}
        </Button>
      )}
    </li>
  );
}
