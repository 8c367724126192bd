import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { emptyApi } from './empty-api';
import { liveReducer } from './live/live-connection';
import type { ClientContext } from './session/client-context';
import { sessionReducer } from './session/session';

/** An app's store: the API's cache, the session, and the state of the live connection. */
export function createClientStore(context: ClientContext) {
  const store = configureStore({
    reducer: combineReducers({
      [emptyApi.reducerPath]: emptyApi.reducer,
      session: sessionReducer,
      live: liveReducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: context } }).concat(emptyApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type ClientStore = ReturnType<typeof createClientStore>;
