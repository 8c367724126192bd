import { ExpressBooking } from '../../../features/bookings/express/components/express-booking';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed permission="bookings.create" part="bookings">
    <ExpressBooking />
  </Allowed>
);
