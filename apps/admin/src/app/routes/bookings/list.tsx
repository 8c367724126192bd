import { BookingList } from '../../../features/bookings/list/components/booking-list';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed part="bookings">
    <BookingList />
  </Allowed>
);
