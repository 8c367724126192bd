import { RegisterArrival } from '../../../features/bookings/arrivals/components/register-arrival';
import { Allowed } from '../../../shared/components/allowed';

export const Component = () => (
  <Allowed permission="bookings.arrival" part="bookings">
    <RegisterArrival />
  </Allowed>
);
