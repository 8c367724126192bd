import {
  type BookingOutput,
  type PrepaidOutput,
  useCancelBookingMutation,
  useLazyGetBookingQuery,
  useRestoreBookingMutation,
} from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../hooks/use-action';
import { useReportDone } from '../../hooks/use-report-done';
import { canUndo, useMoneyBack } from '../use-money-back';

// Few bookings are paid before their guest comes.
const CancelPaidDialog = lazy(async () => ({
  default: (await import('./cancel-paid-dialog')).CancelPaidDialog,
}));

type Cancellable = Pick<BookingOutput, '_id' | 'version' | 'terms'>;

/**
 * Cancels a booking, once asked and confirmed; of one that was paid for, what goes back is asked as well. The message
 * about it can restore the booking, unless money goes back: that is not undone by a click.
 */
export function useCancelBooking() {
  const { t } = useTranslation('admin');
  const confirm = useConfirm();
  const run = useAction();
  const reportDone = useReportDone();
  const withMoneyBack = useMoneyBack();
  const [read, { isFetching }] = useLazyGetBookingQuery();
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const [restore] = useRestoreBookingMutation();
  const [paid, setPaid] = useState<{ booking: Cancellable; prepaid: PrepaidOutput }>();

  const undo = ({ _id, version }: BookingOutput) =>
    restore({ id: _id, restoreBookingInput: { version } }).unwrap();

  const cancelBooking = async (booking: Cancellable) => {
    const { _id, version } = booking;
    let prepaid: PrepaidOutput | undefined;
    const isRead = await run(
      async () => {
        // what the terms give back grows less by the hour
        prepaid = (await read({ id: _id }).unwrap()).data.prepaid;
      },
      { failed: t('booking.cancelFailed') },
    );
    if (!isRead) return;
    if (prepaid) {
      setPaid({ booking, prepaid });
      return;
    }
    const confirmed = await confirm({
      title: t('booking.cancel'),
      message: t('booking.cancelText'),
      confirmLabel: t('booking.cancel'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (!confirmed) return;
    await run(() => cancel({ id: _id, cancelBookingInput: { version } }).unwrap(), {
      failed: t('booking.cancelFailed'),
      done: t('booking.cancelDone'),
      undo: ({ data }) => undo(data),
    });
  };

  const cancelled = (after: BookingOutput) => {
    setPaid(undefined);
    const undone = { failed: t('booking.updateFailed'), done: t('dialog.undone') };
    reportDone(
      withMoneyBack(t('booking.cancelDone'), after),
      canUndo(after) ? () => void run(() => undo(after), undone) : undefined,
    );
  };

  return {
    cancelBooking,
    isCancelling: isFetching || isLoading,
    /** Asks what goes back; to be shown by whoever cancels. */
    question: paid && (
      <Suspense fallback={null}>
        <CancelPaidDialog
          booking={paid.booking}
          prepaid={paid.prepaid}
          currency={paid.booking.terms.currency}
          onCancelled={cancelled}
          onClose={() => setPaid(undefined)}
        />
      </Suspense>
    ),
  };
}
