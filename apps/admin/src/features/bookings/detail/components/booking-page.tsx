import { type MessageOutput, useGetBookingQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { BookingView } from './booking-view';

interface Props {
  id: string;
  /** Renders a message; messages are another feature's. */
  renderMessage: (message: MessageOutput) => ReactNode;
  /**
   * Renders what is paid and owed, which is another feature's.
   * @param guest the name of whoever can be asked to pay by mail
   */
  renderMoney: (guest: string | undefined) => ReactNode;
}

export function BookingPage({ id, renderMessage, renderMoney }: Props) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetBookingQuery({ id }, LIVE);
  const isMissing = isApiError(error) && error.status === 404;

  if (isMissing) {
    return (
      <EmptyState
        title={t('booking.missing')}
        action={
          <Button component={Link} to={paths.listBookings} variant="contained">
            {t('listBookings.title')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState title={t('reservations.failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={9} />;
  return (
    <BookingView
      key={data.data._id}
      booking={data.data}
      renderMessage={renderMessage}
      renderMoney={renderMoney}
    />
  );
}
