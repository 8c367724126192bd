import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys';

/** Who signs in at this app; the API keeps one refresh cookie per audience. */
export type Audience = 'guest' | 'staff';

export interface ClientContextOptions {
  audience: Audience;
  /** The language answers and error texts should be in, read at each request: `en`, `no`, … */
  language: () => string;
  /** System administrators only: id of the venue they work in; absent: their own. */
  workingVendor?: string | undefined;
}

/** `refused`: the session is gone. `unreachable`: unknown, so nobody is signed out. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** Settles to whether the person confirmed it; false: the requests stay refused. */
export interface Confirming {
  readonly outcome: Promise<boolean>;
  readonly settle: (isConfirmed: boolean) => void;
}

/**
 * What the requests of one store share. It reaches the base query as the store's thunk
 * `extraArgument`, so two stores (two tests, two apps) never see each other's session.
 */
export interface ClientContext extends ClientContextOptions {
  /** Guests only: slug or id of the session's venue. A browser can hold one per venue. */
  vendor: string | undefined;
  /** Short-lived bearer token. Held in memory only: no script can read it from storage later. */
  accessToken: string | null;
  /** The refresh in progress, shared by every request that gets a 401 meanwhile. */
  refreshing: Promise<RefreshOutcome> | null;
  /** What waits until the person has said again who they are, shared by every request that was refused for it. */
  confirming: Confirming | null;
  idempotencyKeys: IdempotencyKeys;
}

export function createClientContext(options: ClientContextOptions): ClientContext {
  return {
    ...options,
    vendor: undefined,
    accessToken: null,
    refreshing: null,
    confirming: null,
    idempotencyKeys: createIdempotencyKeys(),
  };
}

/** Narrows a store's `extraArgument`; a store made without it is a programming error. */
export function requireClientContext(extra: unknown): ClientContext {
  if (typeof extra === 'object' && extra !== null && 'idempotencyKeys' in extra) {
    return extra as ClientContext;
  }
  throw new Error('The store has no client context: create it with createClientStore.');
}
