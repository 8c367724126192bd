import { type BookingOutput, useDeleteSeatingReservationMutation } from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** Deletes a reservation once asked; nothing brings it back. */
export function useDeleteReservation() {
  const { t } = useTranslation(['seating', 'admin']);
  const confirm = useConfirm();
  const run = useAction();
  const [remove, { isLoading }] = useDeleteSeatingReservationMutation();

  /** Resolves whether it is gone. */
  const deleteReservation = async ({ _id }: Pick<BookingOutput, '_id'>): Promise<boolean> => {
    const confirmed = await confirm({
      title: t('panel.delete'),
      message: t('admin:booking.cancelText'),
      confirmLabel: t('panel.delete'),
      cancelLabel: t('admin:booking.keep'),
      destructive: true,
    });
    if (!confirmed) return false;
    return run(() => remove({ id: _id }).unwrap(), {
      failed: t('panel.deleteFailed'),
      done: t('panel.deleted'),
    });
  };

  return { deleteReservation, isDeleting: isLoading };
}
