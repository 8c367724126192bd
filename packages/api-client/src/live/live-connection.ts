import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Hand } from './live-hands';

/** Whether live events are arriving, so that screens poll without them; and what other staff have just done. */
const liveSlice = createSlice({
  name: 'live',
  initialState: { connected: false, hands: [] as readonly Hand[] },
  reducers: {
    liveOpened: (state) => {
      state.connected = true;
    },
    liveLost: (state) => {
      state.connected = false;
      state.hands = [];
    },
    handSeen: (state, { payload }: PayloadAction<Hand>) => {
      const others = state.hands.filter(({ entityId }) => entityId !== payload.entityId);
      state.hands = [...others, payload];
    },
    handGone: (state, { payload }: PayloadAction<Hand>) => {
      state.hands = state.hands.filter(({ id }) => id !== payload.id);
    },
  },
  selectors: {
    selectIsLive: (state) => state.connected,
    /** The latest change of each thing, newest last. */
    selectHands: (state) => state.hands,
  },
});

export const liveReducer = liveSlice.reducer;
export const { liveOpened, liveLost, handSeen, handGone } = liveSlice.actions;
export const { selectIsLive, selectHands } = liveSlice.selectors;
