import { createAsyncThunk } from '@reduxjs/toolkit';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { emptyApi } from '../empty-api';
import { type ClientContext, requireClientContext } from '../session/client-context';
import { refreshAccessToken } from '../session/refresh';
import { sessionExpired } from '../session/session';
import { changedBy, type StaleTag } from './live-changes';
import { handGone, handSeen, liveLost, liveOpened } from './live-connection';
import { HAND_SHOWN_MS, handOf } from './live-hands';

const PATHS = { staff: '/api/v1/admin/events', guest: '/api/v1/hub/events' };
/** Changes within this time cause a single refetch. */
const GATHER_MS = 400;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const IDS_REMEMBERED = 500;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

/**
 * Refetches what others change, as they change it, until it is aborted. The stream is read with fetch because
 * the browser's EventSource cannot send the token; it ends when the token expires and resumes after the last
 * event received.
 */
export const followLiveEvents = createAsyncThunk<void>(
  'live/follow',
  async (_, { dispatch, extra, signal }) => {
    const context = requireClientContext(extra);
    const known = new Set<string>();
    const stale = new Map<string, StaleTag>();
    let missed = false;
    let lastId: string | undefined;
    let wait = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const flush = () => {
      timer = undefined;
      const tags = [...stale.values()];
      stale.clear();
      if (!signal.aborted) dispatch(emptyApi.util.invalidateTags(tags));
    };
    const onEvent = ({ event, id, data }: EventSourceMessage) => {
      if (event === undefined) return;
      if (id !== undefined) {
        if (known.has(id)) return;
        known.add(id);
        for (const old of known) {
          if (known.size <= IDS_REMEMBERED) break;
          known.delete(old);
        }
        lastId = id;
      }
      const hand = handOf(event, data);
      if (hand) {
        dispatch(handSeen(hand));
        setTimeout(() => dispatch(handGone(hand)), HAND_SHOWN_MS);
      }
      for (const tag of changedBy(event, data)) stale.set(JSON.stringify(tag), tag);
      if (stale.size > 0) timer ??= setTimeout(flush, GATHER_MS);
    };

    const opened = () => {
      dispatch(liveOpened());
      // what happened meanwhile is unknown, and there is no id to resume from
      if (missed && lastId === undefined) {
        onEvent({ id: undefined, event: 'reload', data: '{}' });
      }
    };

    while (!signal.aborted) {
      const outcome = await listen(context, { lastId, signal, onEvent, opened }).catch(
        () => 'lost' as const,
      );
      if (signal.aborted) break;
      dispatch(liveLost());
      missed = true;
      if (outcome === 'denied' && (await refreshAccessToken(context)) === 'refused') {
        dispatch(sessionExpired());
        break;
      }
      if (outcome === 'refused') break;
      wait = outcome === 'ended' ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
      await pause(wait, signal);
    }
    clearTimeout(timer);
  },
);

/** `ended`: it was open. `denied`: the token is not valid. `refused`: retrying would not help. */
type Outcome = 'ended' | 'denied' | 'refused' | 'lost';

interface StreamHandlers {
  lastId: string | undefined;
  signal: AbortSignal;
  onEvent: (event: EventSourceMessage) => void;
  opened: () => void;
}

async function listen(
  { accessToken, audience, language, workingVendor }: ClientContext,
  { lastId, signal, onEvent, opened }: StreamHandlers,
): Promise<Outcome> {
  const response = await fetch(new URL(PATHS[audience], location.origin), {
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'text/event-stream',
      'accept-language': language(),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(workingVendor && { 'x-vendor-id': workingVendor }),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  });
  if (response.status === 401) return 'denied';
  if (!response.ok || !response.body) {
    // with too many windows open there is room again once one of them is closed
    return response.status >= 500 || response.status === 429 ? 'lost' : 'refused';
  }
  opened();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
