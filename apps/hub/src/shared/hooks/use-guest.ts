import { type AccountOutput, useGetMeQuery } from '@atrium/api-client/hub';
import { selectSessionExpired, selectSessionStatus } from '@atrium/api-client/session/session';
import { useAppSelector } from '@atrium/api-client/use-store';
import { useVendor } from './use-vendor';

export type GuestState =
  /** The session, or its owner, is still being determined. */
  | { status: 'unknown' }
  | { status: 'failed'; retry: () => void }
  /** `expired`: ended by the server in the middle of work. */
  | { status: 'visitor'; expired: boolean }
  | { status: 'guest'; guest: AccountOutput };

/**
 * The current guest of this venue. Somebody signed in at another venue is a visitor here: there is
 * no identity across venues.
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
