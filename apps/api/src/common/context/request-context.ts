import type { AccessLevel } from '@atrium/rules/access/access-levels';
import type { Part } from '@atrium/rules/venue/modules';
import type { ClientSession } from 'mongoose';

/** Staff levels: 1 employee to 4 system administrator. */
export type Level = AccessLevel;

/** Who is acting. */
export type Actor =
  | { readonly kind: 'staff'; readonly id: string; readonly level: Level; readonly name: string }
  | { readonly kind: 'guest'; readonly id: string; readonly name: string }
  /** A partner's program, by the name of its key. */
  | { readonly kind: 'key'; readonly id: string; readonly name: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly name: string };

/** Whether somebody acts for themselves: a guest, signed in or not. */
export const actsForThemselves = ({ kind }: Actor): boolean =>
  kind === 'guest' || kind === 'visitor';

/** The venue a query belongs to, and the transaction it runs in, if any. */
export interface TenantScope {
  /** Hex id of the venue; every query on a tenant-owned collection starts with it. */
  readonly vendorId: string;
  readonly session?: ClientSession;
}

/** The name under which a request is answered once, with a digest of what it asks. */
export interface OnceClaim {
  readonly id: string;
  readonly hash: string;
}

/** The request's Idempotency-Key. */
export interface IdempotencyClaim extends OnceClaim {
  /** What it completes and nobody can complete twice, whatever the key: a hold. */
  readonly also?: readonly OnceClaim[];
}

/** All names of a request: one that has been answered answers it. */
export const namesOf = ({ also = [], ...key }: IdempotencyClaim): OnceClaim[] => [key, ...also];

/** A call before its venue is known: public pages, sign-in. */
export interface CallContext {
  readonly actor: Actor;
  readonly vendorId?: string;
  /** The account's own venue, if a system administrator is working in another. */
  readonly homeVendorId?: string;
  /** One of the seven languages: the request's, otherwise the venue's. */
  readonly language: string;
  readonly now: Date;
  readonly requestId: string;
  readonly ip?: string;
  readonly userAgent?: string;
  /** The signed-in user's refresh token family. */
  readonly sessionId?: string;
  /** The signed-in user must still set up a second factor, and may do nothing else. */
  readonly mustEnrol?: true;
  readonly idempotency?: IdempotencyClaim;
  /** The part of the product the endpoint belongs to; venues without it are refused. */
  readonly part?: Part;
}

/**
 * First argument of every service method: who is acting, for which venue, in which language, and
 * when.
 */
export interface RequestContext extends CallContext, TenantScope {
  readonly vendorId: string;
}

/** The call within a venue that its path or body named. */
export function withVendor(call: CallContext, vendorId: string): RequestContext {
  return { ...call, vendorId };
}

/** A job's call; carries no idempotency key and no transaction. */
export function systemContext(
  vendorId: string,
  name: string,
  now: Date,
  language = 'en',
): RequestContext {
  return { vendorId, actor: { kind: 'system', name }, language, now, requestId: name };
}
