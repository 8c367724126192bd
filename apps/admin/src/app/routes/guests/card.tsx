import { Outlet, useMatch, useParams } from 'react-router-dom';
import { GuestPage } from '../../../features/guests/card/components/guest-page';
import { DuplicateHint } from '../../../features/guests/merge/components/duplicate-hint';

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
