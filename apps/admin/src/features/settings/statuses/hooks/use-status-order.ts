import {
  type BookingStatusOutput,
  useOrderBookingStatusesMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { moved } from '../lib/moved';

/** Moves a status up or down in every menu. The row moves at once, and back if that cannot be saved. */
export function useStatusOrder(statuses: readonly BookingStatusOutput[]) {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useErrorText();
  const [save] = useOrderBookingStatusesMutation();
  const [said, setSaid] = useState('');

  const move = async ({ _id, name }: BookingStatusOutput, by: -1 | 1) => {
    const ids = moved(
      statuses.map((status) => status._id),
      _id,
      by,
    );
    const place = { name, position: ids.indexOf(_id) + 1, total: ids.length };
    try {
      await save({ bookingStatusOrder: { ids } }).unwrap();
      setSaid(t('settings:statuses.moved', place));
    } catch (error) {
      const message = textOf(error, t('settings:saveFailed'));
      showToast({ type: 'error', title: t('dialog.error'), message });
    }
  };

  return { move, said };
}
