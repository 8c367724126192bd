import {
  type BookingOutput,
  useApplyBookingStatusMutation,
  useListBookingStatusesQuery,
} from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';

interface Props {
  booking: BookingOutput;
}

/** The venue's statuses; choosing one applies it at once. */
export function StatusSelect({ booking }: Props) {
  const { t } = useTranslation('admin');
  const run = useBookingAction();
  const { data } = useListBookingStatusesQuery();
  const [apply, { isLoading }] = useApplyBookingStatusMutation();
  const statuses = data?.data ?? [];
  if (statuses.length === 0) return null;

  const choose = (status: string) =>
    run(
      () =>
        apply({
          id: booking._id,
          applyStatusInput: { _bookingStatus: status, version: booking.version },
        }).unwrap(),
      { silent: true },
    );

  return (
    <SelectInput
      label={t('booking.status')}
      value={booking._bookingStatus?._id ?? ''}
      disabled={isLoading}
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
