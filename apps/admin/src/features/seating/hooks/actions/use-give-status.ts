import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { listName } from '@atrium/rules/guests/guest-name';
import { useTranslation } from 'react-i18next';
import { useStatusChange } from '../../../../shared/bookings/status/use-status-change';
import { canUndo, useMoneyBack } from '../../../../shared/bookings/use-money-back';
import { useAction } from '../../../../shared/hooks/use-action';

/** Gives a party a status at once; the message about it can undo it. */
export function useGiveStatus(expected: BookingStatusOutput | undefined) {
  const { t } = useTranslation(['seating', 'admin']);
  const run = useAction();
  const withMoneyBack = useMoneyBack();
  const { give, takeBack, isChanging } = useStatusChange(expected);

  return {
    isChanging,
    give: (party: BookingOutput, status: BookingStatusOutput) =>
      run(() => give(party, status._id), {
        failed: t('updateFailed'),
        done: (after) =>
          withMoneyBack(
            t('admin:arrival.marked', {
              name: listName(party._customer, t('admin:booking.dropIn')),
              status: status.name,
            }),
            after,
          ),
        undo: takeBack(party),
        canUndo,
      }),
  };
}
