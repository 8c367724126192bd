import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { Config } from '../../config/config';
import { Clock } from '../clock/clock';
import { describeCollection } from '../privacy/data-map';

/** A session that ended while an access token of it may still be valid. */
interface EndedSession {
  /** The `sid` of its tokens. */
  _id: string;
  /** When the last of its tokens has expired. */
  expiresAt: Date;
}

export const ENDED_SESSIONS_COLLECTION = 'endedSessions';

/** The server answers the feed at least this often, whether or not anything ended. */
const BEAT_MS = 200;
/** After this long without an answer, the list in memory may be behind, and the database is asked. */
const LONGEST_SILENCE_MS = 700;
const PAUSE_MS = 500;
/** The largest clock skew expected between two instances. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Which sessions have ended, known in every process within a second, so that an access token loses its power
 * with its session and not when it expires. See docs/adr/0010-access-ends-with-its-session.md.
 */
@Injectable()
export class EndedSessions implements BeforeApplicationShutdown, OnModuleDestroy {
  private readonly logger = new Logger(EndedSessions.name);
  /** When the last token of each has expired, in milliseconds since 1970; the earliest first. */
  private readonly ended = new Map<string, number>();
  private readonly watchers = new Map<string, Set<() => void>>();
  private readonly closing = new AbortController();
  private readonly keptMs: number;
  private isFollowing = false;
  private stream: mongo.ChangeStream<EndedSession> | undefined;
  /** When the feed last answered, by the monotonic clock. */
  private heardAt = Number.NEGATIVE_INFINITY;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    { env }: Config,
  ) {
    this.keptMs = env.ACCESS_TOKEN_MINUTES * 60_000 + CLOCK_DIFFERENCE_MS;
  }

  /**
   * Records the end of sessions, in the transaction that ends them if there is one. Call `apply` once it is
   * committed: this process need not wait for the feed.
   */
  async record(ids: readonly string[], session?: ClientSession): Promise<void> {
    if (ids.length === 0) return;
    const expiresAt = new Date(this.clock.now().getTime() + this.keptMs);
    await this.collection.bulkWrite(
      ids.map((_id) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { expiresAt } }, upsert: true },
      })),
      { session },
    );
  }

  apply(ids: readonly string[]): void {
    const until = this.clock.now().getTime() + this.keptMs;
    for (const id of ids) this.add(id, until);
  }

  /** Asks the database only while the feed is silent. */
  has(id: string): boolean | Promise<boolean> {
    if (!this.isFollowing) void this.follow();
    if (this.ended.has(id)) return true;
    return performance.now() - this.heardAt < LONGEST_SILENCE_MS ? false : this.isStored(id);
  }

  /**
   * Calls `end` when the session ends, and when the feed is lost and nobody could tell.
   * @returns a function that stops it
   */
  watch(id: string, end: () => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(end));
    return () => {
      watchers.delete(end);
      if (watchers.size === 0 && this.watchers.get(id) === watchers) this.watchers.delete(id);
    };
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  onModuleDestroy(): Promise<void> {
    return this.close();
  }

  private get collection() {
    return this.connection.collection<EndedSession>(ENDED_SESSIONS_COLLECTION);
  }

  private async close(): Promise<void> {
    this.closing.abort();
    await this.stream?.close();
  }

  private async isStored(id: string): Promise<boolean> {
    return (await this.collection.findOne({ _id: id })) !== null;
  }

  private async follow(): Promise<void> {
    this.isFollowing = true;
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        await this.read(signal);
      } catch (error) {
        if (!signal.aborted) this.logger.error({ err: error }, 'feed of ended sessions broken');
      }
      this.heardAt = Number.NEGATIVE_INFINITY;
      for (const id of [...this.watchers.keys()]) this.notify(id);
      await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Reads the feed until it breaks or this process closes. */
  private async read(signal: AbortSignal): Promise<void> {
    const stream = this.collection.watch<EndedSession>(
      [{ $match: { operationType: { $in: ['insert', 'invalidate'] } } }],
      { maxAwaitTimeMS: BEAT_MS },
    );
    this.stream = stream;
    try {
      let change: mongo.ChangeStreamDocument<EndedSession> | null = await stream.tryNext();
      // whatever ends from now on is in the stream
      const valid = { expiresAt: { $gt: this.clock.now() } };
      for await (const { _id, expiresAt } of this.collection.find(valid)) {
        this.add(_id, expiresAt.getTime());
      }
      while (!signal.aborted && change?.operationType !== 'invalidate') {
        if (change?.operationType === 'insert') {
          const { _id, expiresAt } = change.fullDocument;
          this.add(_id, expiresAt.getTime());
        }
        this.heardAt = performance.now();
        change = await stream.tryNext();
      }
    } finally {
      await stream.close();
    }
  }

  private add(id: string, until: number): void {
    if (this.ended.has(id)) return;
    this.ended.set(id, until);
    const now = this.clock.now().getTime();
    for (const [old, expiry] of this.ended) {
      if (expiry > now) break;
      this.ended.delete(old);
    }
    this.notify(id);
  }

  private notify(id: string): void {
    const watchers = this.watchers.get(id);
    this.watchers.delete(id);
    for (const end of watchers ?? []) end();
  }
}

describeCollection<EndedSession>(
  ENDED_SESSIONS_COLLECTION,
  { why: 'To refuse whoever has logged out', kept: 'minutes' },
  (neither) => neither('_id', 'expiresAt'),
);
