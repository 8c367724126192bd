import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { createClientStore } from './create-store';
import { liveLost } from './live-connection';
import { followLiveEvents } from './live-events';
import { selectSessionStatus } from './session';

type ClientStore = ReturnType<typeof createClientStore>;

/** Keeps what is shown as others have just made it, while somebody is signed in. */
export function useLiveEvents(): void {
  const dispatch = useDispatch<ClientStore['dispatch']>();
  const status = useSelector(selectSessionStatus);

  useEffect(() => {
    if (status !== 'signed-in') return;
    const following = dispatch(followLiveEvents());
    return () => {
      following.abort();
      dispatch(liveLost());
    };
  }, [dispatch, status]);
}
