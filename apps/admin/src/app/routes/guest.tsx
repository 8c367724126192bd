import { Outlet, useMatch, useParams } from 'react-router-dom';
import { DuplicateHint } from '../../features/duplicates/components/duplicate-hint';
import { GuestPage } from '../../features/guest-card/components/guest-page';

export function Component() {
  const { guestId = '' } = useParams();
  const isReservations = useMatch('/admin/guests/:guestId') !== null;
  return (
    <GuestPage
      key={guestId}
      guestId={guestId}
      compact={!isReservations}
      notice={isReservations && <DuplicateHint guestId={guestId} />}
    >
      <Outlet />
    </GuestPage>
  );
}
