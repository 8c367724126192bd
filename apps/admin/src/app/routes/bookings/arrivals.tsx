import { RegisterArrival } from '../../../features/bookings/arrivals/components/register-arrival';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed permission="bookings.arrival" part="bookings">
    <RegisterArrival />
  </Allowed>
);
