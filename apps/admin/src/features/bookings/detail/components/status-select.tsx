import { type BookingOutput, useListBookingStatusesQuery } from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guest-name';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { expectedStatus } from '../../../../shared/bookings/expected-status';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import { useStatusChange } from '../../../../shared/bookings/use-status-change';

interface Props {
  booking: BookingOutput;
}

/** The venue's statuses; choosing one applies it at once. */
export function StatusSelect({ booking }: Props) {
  const { t } = useTranslation('admin');
  const run = useBookingAction();
  const { data } = useListBookingStatusesQuery();
  const statuses = data?.data ?? [];
  const { give, takeBack, isChanging } = useStatusChange(expectedStatus(statuses));
  if (statuses.length === 0) return null;

  const choose = (id: string) => {
    const name = displayName(booking._customer) || t('booking.dropInGuest');
    const status = statuses.find(({ _id }) => _id === id)?.name ?? '';
    return run(() => give(booking, id), {
      done: t('arrival.marked', { name, status }),
      undo: takeBack(booking),
    });
  };

  return (
    <SelectInput
      label={t('booking.status')}
      value={booking._bookingStatus?._id ?? ''}
      disabled={isChanging}
      onChange={(event) => event.target.value && choose(event.target.value)}
      sx={{ width: 220 }}
    >
      {!booking._bookingStatus && <option value="">–</option>}
      {statuses.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
