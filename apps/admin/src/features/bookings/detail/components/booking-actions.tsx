import {
  type BookingOutput,
  useDeleteBookingMutation,
  useModifyBookingsMutation,
  usePromoteBookingMutation,
} from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useCancelBooking } from '../../../../shared/bookings/cancel/use-cancel-booking';
import { useRestoreBooking } from '../../../../shared/bookings/cancel/use-restore-booking';
import { toMoveBack } from '../../../../shared/bookings/move-back';
import { bookingState } from '../../../../shared/bookings/status/booking-state';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import { canUndo, useMoneyBack } from '../../../../shared/bookings/use-money-back';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

// Most people only read a booking: the calendar loads for those who move it.
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog')).MoveDialog }));
const DetailsDialog = lazy(async () => ({
  default: (await import('./details-dialog')).DetailsDialog,
}));

interface Props {
  booking: BookingOutput;
}

/** What can be done with a booking in its state, for the user's level. */
export function BookingActions({ booking }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { level } = useMe();
  const navigate = useNavigate();
  const allowLeaving = useUnsavedGuard(false);
  const confirm = useConfirm();
  const run = useBookingAction();
  const reportDone = useReportDone();
  const withMoney = useMoneyBack();
  const { cancelBooking, isCancelling, question } = useCancelBooking();
  const { restoreBooking, isRestoring } = useRestoreBooking();
  const [promote, promoting] = usePromoteBookingMutation();
  const [remove, removing] = useDeleteBookingMutation();
  const [modify] = useModifyBookingsMutation();
  const [dialog, setDialog] = useState<'move' | 'details'>();
  const { _id: id, version } = booking;
  const state = bookingState(booking);

  const deleteBooking = async () => {
    const confirmed = await confirm({
      title: t('booking.delete'),
      message: t('booking.deleteText'),
      confirmLabel: t('booking.delete'),
      destructive: true,
    });
    if (!confirmed) return;
    const done = await run(() => remove({ deleteBookingInput: { booking: id } }).unwrap(), {
      silent: true,
    });
    if (!done) return;
    allowLeaving();
    navigate(booking._customer ? paths.guest(booking._customer._id) : paths.listBookings, {
      replace: true,
    });
  };

  const moved = (after: BookingOutput) => {
    setDialog(undefined);
    const modifyBookingsInput = toMoveBack(booking, after);
    reportDone(
      withMoney(t('booking.updated'), after),
      canUndo(after)
        ? () => run(() => modify({ modifyBookingsInput }).unwrap(), { done: t('dialog.undone') })
        : undefined,
    );
  };
  const detailsSaved = (after: BookingOutput) => {
    setDialog(undefined);
    reportDone(withMoney(t('booking.updated'), after));
  };

  return (
    <>
      {state === 'waiting' && may(level, 'bookings.modify') && (
        <Button
          size="small"
          variant="contained"
          loading={promoting.isLoading}
          onClick={() => run(() => promote({ id, promoteBookingInput: { version } }).unwrap())}
        >
          {t('booking.promote')}
        </Button>
      )}
      {state !== 'cancelled' && may(level, 'bookings.modify') && (
        <Button
          size="small"
          variant={state === 'waiting' ? 'outlined' : 'contained'}
          onClick={() => setDialog('move')}
        >
          {t('move.open')}
        </Button>
      )}
      {state !== 'cancelled' && may(level, 'bookings.modify') && (
        <Button size="small" variant="outlined" onClick={() => setDialog('details')}>
          {t('details.open')}
        </Button>
      )}
      {(state === 'cancelled' || state === 'inactive') && may(level, 'bookings.modify') && (
        <Button
          size="small"
          variant="outlined"
          loading={isRestoring}
          onClick={() => restoreBooking(booking)}
        >
          {t('booking.restore')}
        </Button>
      )}
      {state !== 'cancelled' && may(level, 'bookings.cancel') && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          loading={isCancelling}
          onClick={() => cancelBooking(booking)}
        >
          {t('booking.cancel')}
        </Button>
      )}
      {may(level, 'bookings.delete') && (
        <Button size="small" color="error" loading={removing.isLoading} onClick={deleteBooking}>
          {t('booking.delete')}
        </Button>
      )}
      {question}
      <Suspense fallback={null}>
        {dialog === 'move' && (
          <MoveDialog booking={booking} onClose={() => setDialog(undefined)} onMoved={moved} />
        )}
        {dialog === 'details' && (
          <DetailsDialog
            booking={booking}
            onClose={() => setDialog(undefined)}
            onSaved={detailsSaved}
          />
        )}
      </Suspense>
    </>
  );
}
