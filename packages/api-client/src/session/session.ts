import { createSlice } from '@reduxjs/toolkit';

/** `restoring` until the refresh cookie was tried once; screens wait rather than flash the login. */
export type SessionStatus = 'restoring' | 'signed-in' | 'signed-out';

export interface SessionState {
  status: SessionStatus;
  /** Ended by the server, not by the person; the sign-in page says so. */
  expired: boolean;
  /** Logged out by the person: whoever comes next begins afresh, not where they were. */
  left: boolean;
  /** The server wants to hear again who this is before it does what was asked. */
  confirming: boolean;
}

const initialState: SessionState = {
  status: 'restoring',
  expired: false,
  left: false,
  confirming: false,
};

/**
 * Whether somebody is signed in, and nothing about who: that is server state, and the API's
 * `/api/auth/me` answers it.
 */
const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionUnknown: () => initialState,
    sessionStarted: (state) => {
      state.status = 'signed-in';
      state.expired = false;
      state.left = false;
    },
    sessionEnded: (state) => {
      state.status = 'signed-out';
      state.expired = false;
      state.confirming = false;
    },
    sessionLeft: (state) => {
      state.status = 'signed-out';
      state.expired = false;
      state.left = true;
      state.confirming = false;
    },
    sessionExpired: (state) => {
      // a page makes several requests at once, and each of them is refused
      if (state.status === 'signed-in') state.expired = true;
      state.status = 'signed-out';
    },
    identityAsked: (state) => {
      state.confirming = true;
    },
    identityAnswered: (state) => {
      state.confirming = false;
    },
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectSessionExpired: (state) => state.expired,
    selectSessionLeft: (state) => state.left,
    selectIdentityAsked: (state) => state.confirming,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  sessionUnknown,
  sessionStarted,
  sessionEnded,
  sessionLeft,
  sessionExpired,
  identityAsked,
  identityAnswered,
} = sessionSlice.actions;
export const { selectSessionStatus, selectSessionExpired, selectSessionLeft, selectIdentityAsked } =
  sessionSlice.selectors;
