import { type AccountOutput, useGetMeQuery } from '@atrium/api-client/hub';
import { selectSessionExpired, selectSessionStatus } from '@atrium/api-client/session';
import { useAppSelector } from '@atrium/api-client/use-store';
import { useVendor } from './use-vendor';

export type GuestState =
  /** A session is being looked for, or who it belongs to. */
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void }
  /** `expired`: the server ended the session in the middle of work. */
  | { status: 'visitor'; expired: boolean }
  | { status: 'guest'; guest: AccountOutput };

/**
 * Who is here, as this venue sees them: somebody signed in at another venue is a visitor, because
 * there is no identity across venues.
 */
export function useGuest(): GuestState {
  const vendor = useVendor();
  const session = useAppSelector(selectSessionStatus);
  const expired = useAppSelector(selectSessionExpired);
  const me = useGetMeQuery(undefined, { skip: session !== 'signed-in' });

  if (session === 'restoring') return { status: 'unknown' };
  if (session === 'signed-out') return { status: 'visitor', expired };
  if (me.data) {
    const guest = me.data.data;
    if (guest.vendor._id !== vendor._id) return { status: 'visitor', expired: false };
    return { status: 'guest', guest };
  }
  return me.isError ? { status: 'failed', retry: me.refetch } : { status: 'unknown' };
}
