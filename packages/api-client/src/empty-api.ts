import { createApi } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from './cache/tags';
import { baseQuery } from './session/base-query';

/** What the generated endpoints are injected into; see `codegen.config.cjs`. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
