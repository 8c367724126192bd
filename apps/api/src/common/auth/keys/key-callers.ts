import { apiVersionOn } from '@atrium/rules/access/api-versions';
import { type KeyScope, keyStateAt } from '@atrium/rules/access/key-scopes';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Connection, Types } from 'mongoose';
import { objectId } from '../../database/object-id';
import { EndedSessions } from '../ended-sessions';
import { digestOfToken, venueOfToken } from './key-token';

export const API_KEYS_COLLECTION = 'apikeys';

/** One of the tokens of a key: the current one, and for a while the one before it. */
export interface KeySecret {
  readonly digest: string;
  /** The last four characters. */
  readonly hint: string;
  readonly createdAt: Date;
  /** When it stops working; absent for the current one. */
  readonly until?: Date;
}

/** A key as it is stored. */
export interface StoredKey {
  readonly _id: Types.ObjectId;
  readonly _vendor: Types.ObjectId;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Requests a minute. */
  readonly perMinute: number;
  readonly secrets: readonly KeySecret[];
  readonly createdAt: Date;
  readonly expiresAt?: Date;
  readonly revokedAt?: Date;
  readonly version: number;
}

/** A partner's program that calls with a key. */
export interface KeyCaller {
  readonly id: string;
  readonly vendorId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly perMinute: number;
  /** Version of the API that it has unless it names another. */
  readonly apiVersion: string;
}

interface Remembered extends KeyCaller {
  readonly session: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** How long a key is remembered; less than an ended session is. */
const REMEMBERED_MS = 60_000;
const REMEMBERED = 5_000;

/**
 * The session that a key is, from one change of it to the next. Ending it makes every process read the key
 * again within a second. See docs/adr/0010-access-ends-with-its-session.md.
 */
export const sessionOfKey = ({ _id, version }: Pick<StoredKey, '_id' | 'version'>): string =>
  `key:${_id.toHexString()}:${version}`;

/** Who calls with a key. */
@Injectable()
export class KeyCallers {
  /** By the digest of the token. */
  private readonly known = new LRUCache<string, Remembered>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ended: EndedSessions,
  ) {}

  /** Undefined for a token that nobody has, or has no longer. */
  async find(token: string, now: Date): Promise<KeyCaller | undefined> {
    const vendorId = venueOfToken(token);
    if (!vendorId) return undefined;
    const digest = digestOfToken(token);
    const caller = (await this.remembered(digest)) ?? (await this.read(vendorId, digest, now));
    return caller && caller.until > now.getTime() ? caller : undefined;
  }

  private async remembered(digest: string): Promise<Remembered | undefined> {
    const known = this.known.get(digest);
    if (!known) return undefined;
    if (!(await this.ended.has(known.session))) return known;
    this.known.delete(digest);
    return undefined;
  }

  private async read(vendorId: string, digest: string, now: Date): Promise<Remembered | undefined> {
    const key = await this.connection
      .collection<StoredKey>(API_KEYS_COLLECTION)
      .findOne({ _vendor: objectId(vendorId), 'secrets.digest': digest });
    const state = key && keyStateAt(momentsOf(key), now.getTime());
    if (!key || state !== 'active') return undefined;
    const session = sessionOfKey(key);
    if (await this.ended.has(session)) return undefined;
    const secret = key.secrets.find((one) => one.digest === digest);
    const caller = {
      id: key._id.toHexString(),
      vendorId,
      name: key.name,
      scopes: key.scopes,
      perMinute: key.perMinute,
      apiVersion: apiVersionOn(dateOf(key.createdAt)),
      session,
      until: Math.min(timeOf(key.expiresAt), timeOf(secret?.until)),
    };
    this.known.set(digest, caller);
    return caller;
  }
}

const timeOf = (moment: Date | undefined): number => moment?.getTime() ?? Number.POSITIVE_INFINITY;

/** For `keyStateAt`. */
export const momentsOf = ({
  expiresAt,
  revokedAt,
}: Pick<StoredKey, 'expiresAt' | 'revokedAt'>) => ({
  ...(expiresAt ? { expiresAt: expiresAt.getTime() } : {}),
  ...(revokedAt ? { revokedAt: revokedAt.getTime() } : {}),
});
