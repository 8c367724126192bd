import { useEffect } from 'react';
import { selectSessionStatus } from '../session/session';
import { useAppDispatch, useAppSelector } from '../use-store';
import { liveLost } from './live-connection';
import { followLiveEvents } from './live-events';

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
