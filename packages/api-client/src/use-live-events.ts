import { useEffect } from 'react';
import { liveLost } from './live-connection';
import { followLiveEvents } from './live-events';
import { selectSessionStatus } from './session';
import { useAppDispatch, useAppSelector } from './use-store';

/** Keeps screens up to date with other people's changes while somebody is signed in. */
export function useLiveEvents(): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);

  useEffect(() => {
    if (status !== 'signed-in') return;
    const following = dispatch(followLiveEvents());
    return () => {
      following.abort();
      dispatch(liveLost());
    };
  }, [dispatch, status]);
}
