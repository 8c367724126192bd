import { BookingList } from '../../features/booking-list/components/booking-list';
import { Allowed } from '../../shared/components/allowed';

export const Component = () => (
  <Allowed part="bookings">
    <BookingList />
  </Allowed>
);
