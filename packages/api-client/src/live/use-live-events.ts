import { useEffect } from 'react';
import { selectSessionStatus } from '../session/session';
import { useAppDispatch, useAppSelector } from '../use-store';
import { liveLost } from './live-connection';

/** No page needs it to be shown. Where it cannot be fetched, screens poll. */
const loadLiveEvents = () => import('./live-events');

/** Keeps screens up to date with other people's changes while somebody is signed in. */
export function useLiveEvents(): void {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSessionStatus);

  useEffect(() => {
    if (status !== 'signed-in') return;
    const stop = new AbortController();
    loadLiveEvents().then(
      ({ followLiveEvents }) => {
        if (stop.signal.aborted) return;
        const following = dispatch(followLiveEvents());
        stop.signal.addEventListener('abort', () => following.abort());
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      dispatch(liveLost());
    };
  }, [dispatch, status]);
}
