import { RegisterArrival } from '../../features/register-arrival/components/register-arrival';
import { Allowed } from '../../shared/components/allowed';

export const Component = () => (
  <Allowed permission="bookings.arrival" part="bookings">
    <RegisterArrival />
  </Allowed>
);
