import { createAsyncThunk } from '@reduxjs/toolkit';
import { TAG_TYPES, type TagType } from './cache/tags';
import { type ClientContext, requireClientContext } from './client-context';
import { emptyApi } from './empty-api';
import { takeFrames } from './live-frames';
import { refreshAccessToken } from './refresh';
import { sessionExpired } from './session';

const PATH = '/api/v1/admin/events';
/** Changes within this time refresh the screen once. */
const GATHER_MS = 400;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const IDS_REMEMBERED = 500;

/** What the screens show of each kind of thing; what is not in here changes nothing that is shown. */
const shownBy: Record<string, readonly TagType[]> = {
  booking: ['Booking', 'Activity', 'AuditLog', 'Message', 'Stay'],
  bookingStatus: ['BookingStatus', 'Booking'],
  customer: ['Customer', 'AuditLog'],
  message: ['Message', 'AuditLog'],
  segment: ['Segment', 'Booking'],
  service: ['Service', 'Activity'],
  stay: ['Stay'],
  theme: ['Theme'],
  user: ['User', 'Me'],
  vendor: ['Vendor', 'Me'],
};

/** @param event such as `booking.created`; `reload` when too much was missed to be told */
export function changedBy(event: string): readonly TagType[] {
  return event === 'reload' ? TAG_TYPES : (shownBy[event.split('.')[0] ?? ''] ?? []);
}

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
 * Asks again for whatever others have changed, as they change it, until it is aborted. The stream is read
 * with fetch, because the browser's EventSource cannot send the token. It ends with the token's life and
 * begins anew where it was.
 */
export const followLiveEvents = createAsyncThunk<void>(
  'live/follow',
  async (_, { dispatch, extra, signal }) => {
    const context = requireClientContext(extra);
    const known = new Set<string>();
    const stale = new Set<TagType>();
    let lastId: string | undefined;
    let wait = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const flush = () => {
      timer = undefined;
      const tags = [...stale];
      stale.clear();
      if (!signal.aborted) dispatch(emptyApi.util.invalidateTags(tags));
    };
    const hear = (event: string, id: string | undefined) => {
      if (id !== undefined) {
        if (known.has(id)) return;
        known.add(id);
        for (const old of known) {
          if (known.size <= IDS_REMEMBERED) break;
          known.delete(old);
        }
        lastId = id;
      }
      for (const type of changedBy(event)) stale.add(type);
      if (stale.size > 0) timer ??= setTimeout(flush, GATHER_MS);
    };

    while (!signal.aborted) {
      const outcome = await listen(context, lastId, signal, hear).catch(() => 'lost' as const);
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

/** `ended`: it was open. `denied`: the token is of no use. `refused`: coming back would not help. */
type Outcome = 'ended' | 'denied' | 'refused' | 'lost';

async function listen(
  { accessToken, language }: ClientContext,
  lastId: string | undefined,
  signal: AbortSignal,
  hear: (event: string, id: string | undefined) => void,
): Promise<Outcome> {
  const response = await fetch(new URL(PATH, location.origin), {
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'text/event-stream',
      'accept-language': language(),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  });
  if (response.status === 401) return 'denied';
  if (!response.ok || !response.body) return response.status >= 500 ? 'lost' : 'refused';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    const taken = takeFrames(rest + decoder.decode(value, { stream: true }));
    rest = taken.rest;
    for (const { event, id } of taken.frames) hear(event, id);
  }
}
