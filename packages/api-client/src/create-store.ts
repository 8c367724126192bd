import type { ReducersMapObject } from '@reduxjs/toolkit';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ClientContext } from './client-context';
import { emptyApi } from './empty-api';
import { liveReducer } from './live-connection';
import { sessionReducer } from './session';

/** The store of an app: the API's cache, the session, and the slices of its features. */
export function createClientStore<S extends object = object>(
  context: ClientContext,
  featureReducers?: ReducersMapObject<S>,
) {
  const store = configureStore({
    reducer: combineReducers({
      [emptyApi.reducerPath]: emptyApi.reducer,
      session: sessionReducer,
      live: liveReducer,
      ...featureReducers,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: context } }).concat(emptyApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
