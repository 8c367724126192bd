import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Clock } from '../../common/clock/clock';
import { isDuplicateKey } from '../../common/database/duplicate-key';
import { KeyedQueue } from './keyed-queue';
import { TURNS, type Turn } from './turn.schema';

/** How long others give way, in milliseconds; a transaction takes tens. */
const CLAIM_MS = 1_000;
/** Maximum age of what is known about others' turns, in milliseconds. */
const FRESH_MS = 20;
const FIRST_POLL_MS = 5;
const MAX_POLL_MS = 25;
/** How often to give way before writing anyway. */
const MAX_ROUNDS = 4;

/**
 * Turns for the writers of a ledger or a resource, who would otherwise abort each other. Within a process
 * they queue. Between processes, the one that has just written would win again while the loser still backs
 * off, so the loser claims the next turn and the others let it write first. Turns affect only speed and
 * fairness: one that is overlooked or expired costs a retry, and the guards keep places correct.
 */
@Injectable()
export class Turns {
  private readonly queue = new KeyedQueue();
  private readonly process = randomUUID();
  private readonly mine = new Set<string>();
  private others: ReadonlySet<string> = new Set();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` alone in this process among those sharing a key, and after other processes that lost to it. */
  take<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return this.queue.exclusive(keys, async () => {
      try {
        await this.giveWay(keys);
        return await work();
      } finally {
        this.release(keys);
      }
    });
  }

  /** After a conflict, claims the next turn for each key, behind earlier claims. */
  async claim(keys: readonly string[]): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (await this.claimAll(keys)) return;
      await this.read();
      await this.giveWay(keys);
    }
  }

  private async giveWay(keys: readonly string[]): Promise<void> {
    // read in parallel with the work, so that a lone writer never waits
    if (performance.now() - this.readAt > FRESH_MS) void this.read();
    const until = performance.now() + CLAIM_MS;
    let pause = FIRST_POLL_MS;
    while (keys.some((key) => this.others.has(key)) && performance.now() < until) {
      await sleep(pause);
      pause = Math.min(MAX_POLL_MS, pause * 2);
      await this.read();
    }
  }

  private release(keys: readonly string[]): void {
    const claimed = keys.filter((key) => this.mine.delete(key));
    if (claimed.length === 0) return;
    this.turns
      .deleteMany({ _id: { $in: claimed }, by: this.process })
      // it expires by itself
      .catch(() => {});
  }

  /** False if another process has one of them. */
  private async claimAll(keys: readonly string[]): Promise<boolean> {
    const now = this.clock.now();
    const by = this.process;
    const exp = new Date(now.getTime() + CLAIM_MS);
    for (const key of keys) this.mine.add(key);
    try {
      await this.turns.bulkWrite(
        keys.map((_id) => ({
          updateOne: {
            filter: { _id, $or: [{ by }, { exp: { $lte: now } }] },
            update: { $set: { by, exp } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
      return true;
    } catch (error) {
      // the transaction itself will report an unreachable database
      return !isDuplicateKey(error);
    }
  }

  private read(): Promise<void> {
    this.reading ??= this.readClaims().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readClaims(): Promise<void> {
    const turns = await this.turns
      .find({ exp: { $gt: this.clock.now() } }, { hint: { exp: 1 } })
      .toArray()
      .catch(() => []);
    this.others = new Set(turns.flatMap(({ _id, by }) => (by === this.process ? [] : _id)));
    this.readAt = performance.now();
  }

  private get turns() {
    return this.connection.collection<Turn>(TURNS, { writeConcern: { w: 1 } });
  }
}
