import { createAsyncThunk } from '@reduxjs/toolkit';
import { TAG_TYPES } from '../cache/tags';
import { emptyApi } from '../empty-api';
import { requireClientContext } from './client-context';
import { refreshAccessToken, sessionOf } from './refresh';
import { sessionEnded, sessionLeft, sessionStarted, sessionUnknown } from './session';

/**
 * Tries the refresh cookie once at start, so that a reload keeps the person signed in.
 * @param vendor guests only: slug or id of the venue whose pages are shown
 */
export const restoreSession = createAsyncThunk<void, string | undefined>(
  'session/restore',
  async (vendor, { dispatch, extra }) => {
    const context = requireClientContext(extra);
    if (vendor !== undefined && vendor !== context.vendor) {
      context.vendor = vendor;
      context.accessToken = null;
      context.refreshing = null;
      dispatch(sessionUnknown());
    }
    const outcome = await refreshAccessToken(context);
    // The person may have moved on to another venue, which restores its own session.
    if (vendor !== undefined && vendor !== context.vendor) return;
    dispatch(outcome === 'refreshed' ? sessionStarted() : sessionEnded());
  },
);

/** After signing in. The cache may hold somebody else's data. */
export const startSession = createAsyncThunk(
  'session/start',
  (accessToken: string, { dispatch, extra }) => {
    requireClientContext(extra).accessToken = accessToken;
    dispatch(emptyApi.util.resetApiState());
    dispatch(sessionStarted());
  },
);

/**
 * After signing in again on top of a page whose session had ended: its data and forms stay while
 * everything is refetched.
 */
export const resumeSession = createAsyncThunk(
  'session/resume',
  (accessToken: string, { dispatch, extra }) => {
    requireClientContext(extra).accessToken = accessToken;
    dispatch(sessionStarted());
    dispatch(emptyApi.util.invalidateTags([...TAG_TYPES]));
  },
);

/** A new access token for a session that may do more than before; everything is refetched with it. */
export const renewSession = createAsyncThunk<void>(
  'session/renew',
  async (_, { dispatch, extra }) => {
    const outcome = await refreshAccessToken(requireClientContext(extra));
    if (outcome === 'refreshed') dispatch(emptyApi.util.invalidateTags([...TAG_TYPES]));
  },
);

/**
 * Signs out here immediately, even if the server cannot be reached: leaving a shared computer must
 * not depend on the network.
 */
export const endSession = createAsyncThunk<void>('session/end', async (_, { dispatch, extra }) => {
  const context = requireClientContext(extra);
  const token = context.accessToken;
  context.accessToken = null;
  context.confirming?.settle(false);
  context.confirming = null;
  dispatch(sessionLeft());
  dispatch(emptyApi.util.resetApiState());
  await fetch(new URL('/api/auth/logout', location.origin), {
    method: 'POST',
    credentials: 'same-origin',
    // the tab may be closed at once
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(sessionOf(context)),
  }).catch(() => undefined);
});
