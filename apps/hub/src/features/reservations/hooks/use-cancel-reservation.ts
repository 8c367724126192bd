import { isApiError } from '@atrium/api-client/api-error';
import {
  type HubReservation,
  useCancelMyReservationMutation,
  useLazyGetMyReservationQuery,
} from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Asks for confirmation, showing the deadline and what goes back, and cancels. */
export function useCancelReservation() {
  const { t } = useTranslation('hub');
  const confirm = useConfirm();
  const showToast = useToast();
  const errorText = useErrorText();
  const language = useLanguage();
  const [cancel] = useCancelMyReservationMutation();
  const [read] = useLazyGetMyReservationQuery();

  /** As it is now: what goes back grows less with the time. */
  const costs = async ({ _id, currency }: HubReservation): Promise<string> => {
    const { data } = await read({ id: _id }).unwrap();
    const { prepaid } = data;
    if (!prepaid) return t('booking.cancelFree');
    const sum = (minor: number) => formatMoney(language, minor, currency);
    return t('booking.payment.back', { refund: sum(prepaid.refund), paid: sum(prepaid.paid) });
  };

  const ask = async (reservation: HubReservation, deadline: string): Promise<void> => {
    const { _id, terms } = reservation;
    const known = terms.prepayment === 'none' ? t('booking.cancelFree') : await costs(reservation);
    const confirmed = await confirm({
      title: t('overview.cancelDialog.text'),
      message: [
        `${deadline}.`,
        known,
        ...(terms.coveredBy?.kind === 'membership' ? [t('booking.membership.givenBack')] : []),
      ].join(' '),
      confirmLabel: t('overview.cancelDialog.confirm'),
      cancelLabel: t('overview.cancelDialog.keep'),
      destructive: true,
    });
    if (!confirmed) return;
    const title = t('overview.cancelDialog.title');
    try {
      await cancel({ id: _id }).unwrap();
      showToast({ type: 'success', title, message: t('overview.cancelDialog.done') });
    } catch (error) {
      const answered = isApiError(error) && error.status > 0;
      const message = answered ? errorText(error) : t('overview.cancelDialog.failed');
      showToast({ type: 'error', title, message });
    }
  };

  return async (reservation: HubReservation, deadline: string): Promise<void> => {
    try {
      await ask(reservation, deadline);
    } catch (error) {
      showToast({
        type: 'error',
        title: t('overview.cancelDialog.title'),
        message: errorText(error),
      });
    }
  };
}
