import type { AccessLevel } from '@atrium/rules/access-levels';
import type { Part } from '@atrium/rules/modules';
import type { ClientSession } from 'mongoose';

/** Staff levels of product-decisions section 1: 1 employee to 4 system administrator. */
export type Level = AccessLevel;

/** Who acts. */
export type Actor =
  | { readonly kind: 'staff'; readonly id: string; readonly level: Level; readonly name: string }
  | { readonly kind: 'guest'; readonly id: string; readonly name: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'system'; readonly name: string };

/** The vendor a query belongs to, and the transaction it runs in, if any. */
export interface TenantScope {
  /** Hex id of the vendor; every query on a tenant-owned collection begins with it. */
  readonly vendorId: string;
  readonly session?: ClientSession;
}

/** The request's Idempotency-Key with a digest of what was asked. */
export interface IdempotencyClaim {
  readonly id: string;
  readonly hash: string;
}

/** A call before its vendor is known: public pages, sign-in. */
export interface CallContext {
  readonly actor: Actor;
  readonly vendorId?: string;
  /** Vendor of the account itself, where a system administrator works in another one. */
  readonly homeVendorId?: string;
  /** One of the seven languages: the request's, then the vendor's. */
  readonly language: string;
  readonly now: Date;
  readonly requestId: string;
  readonly ip?: string;
  /** Family of refresh tokens of who is signed in. */
  readonly sessionId?: string;
  readonly idempotency?: IdempotencyClaim;
  /** The part of the product that the endpoint belongs to: a venue without it is not served there. */
  readonly part?: Part;
}

/** First argument of every service method: on whose behalf, for which vendor, in which language, when. */
export interface RequestContext extends CallContext, TenantScope {
  readonly vendorId: string;
}

/** The call within a vendor that its path or body named. */
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
