import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from '../api-error';
import { type ClientContext, requireClientContext } from './client-context';
import { askIdentity } from './identity';
import { refreshAccessToken } from './refresh';
import { sessionExpired } from './session';

const TIMEOUT_MS = 30_000;
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A 401 of these says 'wrong password' or 'no session', not 'the token ran out'. */
const SIGN_IN_PATHS = [
  ...['/api/auth/login', '/api/auth/passkeySignIn'],
  ...['/api/auth/refresh', '/api/auth/logout'],
];

const rawBaseQuery = fetchBaseQuery({
  // An absolute address: Request of Node, and so jest, refuses a bare '/'.
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'same-origin',
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers, { extra }) => {
    const context = requireClientContext(extra);
    if (context.accessToken) headers.set('Authorization', `Bearer ${context.accessToken}`);
    headers.set('Accept-Language', context.language());
    if (context.workingVendor) headers.set('X-Vendor-Id', context.workingVendor);
    return headers;
  },
});

/** No answer, a server fault, or 'still working on the first one': the write may have happened. */
const isUndecided = (error: FetchBaseQueryError | undefined): boolean =>
  error !== undefined &&
  (typeof error.status !== 'number' ||
    error.status >= 500 ||
    toApiError(error).code === 'IDEMPOTENCY_IN_FLIGHT');

const wantsIdentity = (error: FetchBaseQueryError | undefined) =>
  error?.status === 403 && toApiError(error).code === 'CONFIRM_IDENTITY_REQUIRED';

const operationOf = ({ method = 'GET', url }: FetchArgs): string => `${method} ${url}`;

/**
 * Every request of the apps: bearer token with one shared refresh on a 401, an idempotency key on
 * each write that stays the same across repeats, the language, and errors in one shape.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const context = requireClientContext(api.extra);
  const request = typeof args === 'string' ? { url: args } : args;
  const withKey = api.type === 'mutation' ? withIdempotencyKey(request, context) : request;

  let result = await rawBaseQuery(withKey, api, extraOptions);
  if (result.error?.status === 401 && !SIGN_IN_PATHS.includes(request.url)) {
    const outcome = await refreshAccessToken(context);
    if (outcome === 'refreshed') result = await rawBaseQuery(withKey, api, extraOptions);
    else if (outcome === 'refused') api.dispatch(sessionExpired());
  }
  // the same request with the same key: a write that was refused was not done
  if (wantsIdentity(result.error) && (await askIdentity(context, api.dispatch))) {
    result = await rawBaseQuery(withKey, api, extraOptions);
  }
  if (api.type === 'mutation' && !isUndecided(result.error)) {
    context.idempotencyKeys.settle(operationOf(request));
  }
  return result.error
    ? { error: toApiError(result.error), meta: result.meta }
    : { data: result.data, meta: result.meta };
};

function withIdempotencyKey(request: FetchArgs, context: ClientContext): FetchArgs {
  // one that an operation may have and this call has not is undefined
  const given = Object.entries(request.headers ?? {}).filter(([, value]) => value !== undefined);
  const headers = new Headers(given as [string, string][]);
  if (!headers.has(IDEMPOTENCY_KEY)) {
    headers.set(
      IDEMPOTENCY_KEY,
      context.idempotencyKeys.keyFor(operationOf(request), request.body),
    );
  }
  return { ...request, headers };
}
