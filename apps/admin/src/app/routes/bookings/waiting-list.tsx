import { WaitingList } from '../../../features/bookings/waiting-list/components/waiting-list';
import { Allowed } from '../../../shared/access/allowed';

export const Component = () => (
  <Allowed part="bookings">
    <WaitingList />
  </Allowed>
);
