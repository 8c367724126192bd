import type { KeyMode } from '@atrium/rules/access/key-scopes';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { objectId } from '../../database/object-id';
import { describeCollection } from '../../privacy/data-map';
import type { KeyCaller } from './key-callers';

export const KEY_USES_COLLECTION = 'apikeyuses';
/** How long the uses of a day are kept. */
export const KEY_USES_KEPT_SECONDS = 90 * 24 * 60 * 60;
const FLUSH_MS = 5_000;

/** What a key was used for on a day, of UTC. */
export interface KeyUse {
  /** The key and the day. */
  _id: string;
  _vendor: Types.ObjectId;
  _key: Types.ObjectId;
  day: string;
  reads: number;
  writes: number;
  lastUsedAt: Date;
  lastIp: string;
}

type Tally = Omit<KeyUse, '_id'>;

/**
 * Counts the uses of keys in memory and stores them every few seconds. Reads are not in the
 * audit log, but they count as uses. A process that is killed loses what it had not stored yet.
 */
@Injectable()
export class KeyUses implements OnModuleDestroy {
  private readonly logger = new Logger(KeyUses.name);
  private tallies = new Map<string, Tally>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  count(caller: KeyCaller, mode: KeyMode, { now, ip }: { now: Date; ip: string }): void {
    const day = dateOf(now);
    const id = `${caller.id}|${day}`;
    const tally = this.tallies.get(id) ?? {
      ...{ _vendor: objectId(caller.vendorId), _key: objectId(caller.id), day },
      ...{ reads: 0, writes: 0, lastUsedAt: now, lastIp: ip },
    };
    tally[mode === 'read' ? 'reads' : 'writes'] += 1;
    tally.lastUsedAt = now;
    tally.lastIp = ip;
    this.tallies.set(id, tally);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Stores the counts so far; never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = this.tallies;
    if (counted.size === 0) return;
    this.tallies = new Map();
    try {
      await this.connection.collection<KeyUse>(KEY_USES_COLLECTION).bulkWrite(
        [...counted].map(([_id, { reads, writes, lastUsedAt, lastIp, ...whose }]) => ({
          updateOne: {
            filter: { _id },
            update: {
              $setOnInsert: whose,
              $inc: { reads, writes },
              $max: { lastUsedAt },
              $set: { lastIp },
            },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    } catch (error) {
      this.logger.error({ err: error }, 'uses of keys not written');
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }
}

describeCollection<KeyUse>(
  KEY_USES_COLLECTION,
  { why: 'To tell what a key was used for, and from where', kept: '90 days' },
  (neither) => ({
    ...neither('_id', '_vendor', '_key', 'day', 'reads', 'writes', 'lastUsedAt', 'lastIp'),
  }),
);
