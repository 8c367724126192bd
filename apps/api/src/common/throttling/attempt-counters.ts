import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { type Model, mongo, type PipelineStage } from 'mongoose';
import { Clock } from '../clock/clock';
import { DUPLICATE_KEY, isDuplicateKey } from '../database/duplicate-key';
import { FREE_FAILURES, LONGEST_DELAY_SECONDS } from './attempt-delays';
import { ThrottleEntry } from './throttle-entry.schema';

export const WINDOW_SECONDS = 15 * 60;
const WINDOW_MS = WINDOW_SECONDS * 1_000;

/**
 * Of a key that nobody waits for. Not the moment of its last turn: a turn asked for in the same moment, by a clock that
 * is a millisecond behind, would be refused.
 */
const AT_ONCE = new Date(0);

/** One counter, as it stands. */
export interface Count {
  readonly points: number;
  /** Until it starts again, in whole seconds. */
  readonly resetSeconds: number;
}

interface Addition {
  readonly key: string;
  readonly points: number;
}

/** Keys counted by one write. */
const MAX_BATCH = 100;
/** Some megabytes. */
const MAX_RECENT = 20_000;

/** Counters of attempts, shared by all instances. Each operation is one write, so that a burst is counted too. */
@Injectable()
export class AttemptCounters {
  private readonly many = new DataLoader<Addition, Count>((additions) => this.addAll(additions), {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (write) => setImmediate(write),
  });
  /** Keys that this process counted recently. */
  private readonly recent = new LRUCache<
    string,
    { readonly from: Date; readonly isWritten: boolean }
  >({
    max: MAX_RECENT,
  });

  constructor(
    @InjectModel(ThrottleEntry.name) private readonly model: Model<ThrottleEntry>,
    private readonly clock: Clock,
  ) {}

  /** Adds to a counter that starts again every quarter of an hour. */
  async add(key: string, points: number): Promise<Count> {
    const now = this.clock.now();
    return countOf(await this.upsert({ key }, adding(points, now)), now);
  }

  /**
   * As `add` of one point, for what most people do once. The first in a window is kept in memory and written with the
   * second, so each process may let one more through than the limit. Simultaneous calls share a write, and a count may
   * include what others add to the same key at that moment.
   */
  async addOne(key: string): Promise<Count> {
    const now = this.clock.now();
    const known = this.recent.get(key);
    if (!known || later(known.from, WINDOW_MS) <= now) {
      this.recent.set(key, { from: now, isWritten: false });
      return { points: 1, resetSeconds: WINDOW_SECONDS };
    }
    if (known.isWritten) return this.many.load({ key, points: 1 });
    this.recent.set(key, { from: known.from, isWritten: true });
    return this.many.load({ key, points: 2 });
  }

  /** Seconds until the next turn at a key; 0: now. */
  async waitOf(key: string): Promise<number> {
    const now = this.clock.now();
    const entry = await this.model.findOne({ key }).lean<ThrottleEntry | null>();
    return entry?.notBefore && entry.notBefore > now ? secondsFrom(now, entry.notBefore) : 0;
  }

  /**
   * Takes a turn at a key whose turns come more slowly with each: the attempt is counted as a failure until
   * `forget` or `giveBack`. Nobody can use up another key's turn.
   * @param firstWaitSeconds how long somebody new has to wait for the first turn
   * @returns seconds to wait; 0: it is the caller's turn
   */
  async takeTurn(key: string, firstWaitSeconds: number): Promise<number> {
    const now = this.clock.now();
    if (firstWaitSeconds > 0 && (await this.queue(key, now, firstWaitSeconds))) {
      return firstWaitSeconds;
    }
    const isOpen = { $or: [{ notBefore: { $lte: now } }, { expire: { $lte: now } }] };
    const exponent = { $min: [{ $subtract: ['$points', FREE_FAILURES] }, 12] };
    const delay = {
      $cond: [
        { $lt: ['$points', FREE_FAILURES] },
        0,
        { $min: [LONGEST_DELAY_SECONDS, { $pow: [2, exponent] }] },
      ],
    };
    try {
      await this.upsert({ key, ...isOpen }, [
        {
          $set: {
            points: { $cond: [{ $gt: ['$expire', now] }, { $add: ['$points', 1] }, 1] },
          },
        },
        { $set: { wait: { $multiply: [1_000, delay] } } },
        {
          $set: {
            notBefore: { $cond: [{ $gt: ['$wait', 0] }, { $add: [now, '$wait'] }, AT_ONCE] },
            expire: { $add: [now, '$wait', WINDOW_MS] },
          },
        },
        { $unset: 'wait' },
      ]);
      return 0;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // somebody else has just taken it
      return 1;
    }
  }

  /** Undoes a turn that was neither a success nor a failure. */
  async giveBack(key: string): Promise<void> {
    await this.model.updateOne(
      { key, points: { $gt: 0 } },
      { $inc: { points: -1 }, $set: { notBefore: AT_ONCE } },
    );
  }

  async forget(key: string): Promise<void> {
    await this.model.deleteOne({ key });
  }

  /** Whether the key is new, and now waits for its first turn. */
  private async queue(key: string, now: Date, seconds: number): Promise<boolean> {
    const notBefore = later(now, seconds * 1_000);
    const expire = later(notBefore, WINDOW_MS);
    const { upsertedCount } = await this.model.updateOne(
      { key },
      { $setOnInsert: { points: 0, notBefore, expire } },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  private async addAll(additions: readonly Addition[]): Promise<Count[]> {
    const now = this.clock.now();
    const added = new Map<string, number>();
    for (const { key, points } of additions) added.set(key, (added.get(key) ?? 0) + points);
    await this.upsertAll([...added].map(([key, points]) => ({ key, update: adding(points, now) })));
    const entries = await this.model.collection
      .find<ThrottleEntry>({ key: { $in: [...added.keys()] } })
      .toArray();
    const counts = new Map(entries.map((entry) => [entry.key, countOf(entry, now)]));
    return additions.map(
      ({ key }) => counts.get(key) ?? { points: 1, resetSeconds: WINDOW_SECONDS },
    );
  }

  /** Those that somebody else inserts at the same moment are written once more. */
  private async upsertAll(
    writes: readonly { key: string; update: PipelineStage.Set[] }[],
  ): Promise<void> {
    try {
      await this.model.collection.bulkWrite(
        writes.map(({ key, update }) => ({ updateOne: { filter: { key }, update, upsert: true } })),
        { ordered: false, writeConcern: { w: 1, j: false } },
      );
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const refused = [error.writeErrors].flat();
      if (refused.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
      const again = refused.flatMap(({ index }) => writes[index] ?? []);
      await Promise.all(again.map(({ key, update }) => this.upsert({ key }, update)));
    }
  }

  /** Two that insert at once: the second updates what the first inserted, if the filter allows. */
  private async upsert(
    filter: Record<string, unknown>,
    pipeline: (PipelineStage.Set | PipelineStage.Unset)[],
  ): Promise<ThrottleEntry> {
    const write = () =>
      this.model
        .findOneAndUpdate(filter, pipeline, {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<ThrottleEntry>();
    try {
      return await write();
    } catch (error) {
      if (isDuplicateKey(error)) return write();
      throw error;
    }
  }
}

/** The points of a counter, which starts again when its time is over. */
function adding(points: number, now: Date): PipelineStage.Set[] {
  const isRunning = { $gt: ['$expire', now] };
  return [
    {
      $set: {
        points: { $max: [0, { $add: [{ $cond: [isRunning, '$points', 0] }, points] }] },
        expire: { $cond: [isRunning, '$expire', later(now, WINDOW_MS)] },
      },
    },
  ];
}

const countOf = ({ points, expire }: ThrottleEntry, now: Date): Count => ({
  points,
  resetSeconds: secondsFrom(now, expire),
});

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

/** At least 1. */
const secondsFrom = (now: Date, instant: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1_000));
