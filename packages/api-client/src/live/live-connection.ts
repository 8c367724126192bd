import { createSlice } from '@reduxjs/toolkit';

/** Whether live events are arriving; screens that depend on them poll meanwhile. */
const liveSlice = createSlice({
  name: 'live',
  initialState: { connected: false },
  reducers: {
    liveOpened: (state) => {
      state.connected = true;
    },
    liveLost: (state) => {
      state.connected = false;
    },
  },
  selectors: { selectIsLive: (state) => state.connected },
});

export const liveReducer = liveSlice.reducer;
export const { liveOpened, liveLost } = liveSlice.actions;
export const { selectIsLive } = liveSlice.selectors;
