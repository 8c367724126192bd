import { followLiveEvents } from '@atrium/api-client/live-events';
import { selectSessionStatus } from '@atrium/api-client/session';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';

/** Keeps what is shown as the others in the venue have just made it, while somebody is signed in. */
export function useLiveEvents(): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);

  useEffect(() => {
    if (status !== 'signed-in') return;
    const following = dispatch(followLiveEvents());
    return () => following.abort();
  }, [dispatch, status]);
}
