import { useEffect, useState } from 'react';
import type { GuestState } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { knowsGuest, rememberGuest } from '../../../shared/lib/known-guest';

/** Whether a guest is signed in or, until that is known, was on the last visit. */
export function useExpectsGuest({ status }: GuestState): boolean {
  const { _id } = useVendor();
  const [before] = useState(() => knowsGuest(_id));
  useEffect(() => {
    if (status === 'guest' || status === 'visitor') rememberGuest(_id, status === 'guest');
  }, [_id, status]);
  return status === 'guest' || (status !== 'visitor' && before);
}
