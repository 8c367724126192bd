import type { BookingOutput } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { expectedStatus } from '@atrium/rules/statuses/expected-status';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { bookingState } from '../../../../shared/bookings/status/booking-state';
import { shownStatus } from '../../../../shared/bookings/status/use-shown-status';
import { useStatusChange } from '../../../../shared/bookings/status/use-status-change';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import { canUndo, useMoneyBack } from '../../../../shared/bookings/use-money-back';
import { useStatuses } from '../../../../shared/named/use-statuses';

interface Props {
  booking: BookingOutput;
}

/** The venue's statuses; choosing one applies it at once. */
export function StatusSelect({ booking }: Props) {
  const { t } = useTranslation('admin');
  const run = useBookingAction();
  const withMoneyBack = useMoneyBack();
  const { data } = useStatuses();
  const statuses = data?.data ?? [];
  const { give, takeBack, isChanging } = useStatusChange(expectedStatus(statuses));
  if (statuses.length === 0) return null;

  const shown = shownStatus(booking, statuses);
  const state = bookingState(booking);
  const unnamed = {
    active: t('booking.state.active'),
    inactive: t('booking.state.inactive'),
    cancelled: t('booking.cancelled'),
    waiting: t('booking.waitingList'),
  }[state];

  const choose = (id: string) => {
    const name = displayName(booking._customer) || t('booking.dropInGuest');
    const status = statuses.find(({ _id }) => _id === id)?.name ?? '';
    return run(() => give(booking, id), {
      done: (after) => withMoneyBack(t('arrival.marked', { name, status }), after),
      undo: takeBack(booking),
      canUndo,
    });
  };

  return (
    <SelectInput
      label={t('booking.status')}
      value={shown?._id ?? ''}
      disabled={isChanging}
      onChange={(event) => event.target.value && choose(event.target.value)}
      sx={{ width: 220 }}
    >
      {!shown && <option value="">{unnamed}</option>}
      {statuses.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
