import { Outlet, useParams } from 'react-router-dom';
import { GuestPage } from '../../features/guest-card/components/guest-page';

export function Component() {
  const { guestId = '' } = useParams();
  return (
    <GuestPage key={guestId} guestId={guestId}>
      <Outlet />
    </GuestPage>
  );
}
