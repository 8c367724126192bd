import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { TAG_TYPES } from './cache/tags';

/** What the generated endpoints are injected into; see `codegen.config.cjs`. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
