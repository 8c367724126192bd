import { createSlice } from '@reduxjs/toolkit';

/** Whether changes made by others are being told; screens that cannot do without ask again meanwhile. */
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
