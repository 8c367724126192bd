import {
  type BookingOutput,
  useLazyGetMoneyQuery,
  useRestoreBookingMutation,
} from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useBookingAction } from '../use-booking-action';

/** Brings a booking back; where its guest has got money back, once it is said that they owe it again. */
export function useRestoreBooking() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const confirm = useConfirm();
  const run = useBookingAction();
  const [read, { isFetching }] = useLazyGetMoneyQuery();
  const [restore, { isLoading }] = useRestoreBookingMutation();

  const restoreBooking = async ({ _id, version }: BookingOutput) => {
    let returned = 0;
    let currency = '';
    const isRead = await run(
      async () => {
        const { data } = await read({ kind: 'booking', id: _id }).unwrap();
        currency = data.currency;
        returned = data.payments.reduce((sum, one) => sum + one.refunded + one.returning, 0);
      },
      { silent: true },
    );
    if (!isRead) return;
    if (returned > 0) {
      const sum = formatMoney(language, returned, currency);
      const confirmed = await confirm({
        title: t('booking.restoreTitle'),
        message: t('booking.restoreText', { sum }),
        confirmLabel: t('booking.restore'),
      });
      if (!confirmed) return;
    }
    await run(() => restore({ id: _id, restoreBookingInput: { version } }).unwrap());
  };

  return { restoreBooking, isRestoring: isFetching || isLoading };
}
