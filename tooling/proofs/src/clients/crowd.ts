import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random';
import type { Scene, World } from '../target/world';
import type { Acknowledged } from './acknowledged';
import { Client } from './client';
import { OPERATIONS, type Operation, REMOVE } from './operations';
import type { Sender } from './sender';
import { SPA_OPERATIONS } from './spa-operations';
import { TABLE_OPERATIONS } from './table-operations';

/** A client with more bookings deletes one, so that a long run has no more than a short one. */
const CROWDED = 15;

const EVERYTHING = [...OPERATIONS, ...TABLE_OPERATIONS, ...SPA_OPERATIONS];

/** How one kind of operation went. */
export interface Tally {
  done: number;
  refused: number;
  totalMs: number;
  longestMs: number;
}

export interface CrowdOptions {
  clients: number;
  world: World;
  scene: Scene;
  random: Random;
  sender: Sender;
  acknowledged: Acknowledged;
  /** How many operations all of them do together; without it until `stop`. */
  operations?: number;
  /** What they do; everything without it. */
  choice?: readonly Operation[];
}

/** Many clients at once, each performing random operations one after another. */
export class Crowd {
  readonly tallies = new Map<string, Tally>();
  /** Unexpected answers; any of them fails the proof. */
  readonly unexpected: string[] = [];
  operations = 0;
  private stopped = false;
  private readonly running: Promise<void>;
  /** When each operation under way began. */
  private readonly begun = new Set<{ at: number }>();

  constructor(private readonly options: CrowdOptions) {
    const { clients, world, scene, random, sender, acknowledged } = options;
    this.running = Promise.all(
      Array.from({ length: clients }, (_, index) => {
        const guest = world.guests[index % world.guests.length];
        if (!guest) throw new Error('the world has no guests');
        return this.work(new Client(guest, world, scene, random.fork(), sender, acknowledged));
      }),
    ).then(() => undefined);
  }

  /** Whether an operation that began before then is still under way. @param at as performance.now() */
  hasWaitedSince(at: number): boolean {
    return [...this.begun].some((operation) => operation.at < at);
  }

  /** Resolves when all operations are done. */
  finished(): Promise<void> {
    return this.running;
  }

  /** Aborts the run without waiting for outstanding answers. */
  halt(): void {
    this.stopped = true;
    this.options.sender.stop();
  }

  /** Lets every client finish its operation. */
  stop(): Promise<void> {
    this.stopped = true;
    return this.running;
  }

  private async work(client: Client): Promise<void> {
    const { operations = Number.POSITIVE_INFINITY, choice = EVERYTHING } = this.options;
    while (!this.stopped && this.operations < operations) {
      const operation = client.own.size > CROWDED ? REMOVE : client.random.weighted(choice);
      const begun = { at: performance.now() };
      const run = operation.run(client);
      if (!run) continue;
      this.operations += 1;
      this.begun.add(begun);
      try {
        this.count(operation.name, await run, performance.now() - begun.at);
      } catch (error) {
        this.unexpected.push(error instanceof Error ? error.message : String(error));
        await sleep(100);
      } finally {
        this.begun.delete(begun);
      }
    }
  }

  private count(name: string, outcome: 'done' | 'refused', ms: number): void {
    const tally = this.tallies.get(name) ?? { done: 0, refused: 0, totalMs: 0, longestMs: 0 };
    tally[outcome] += 1;
    tally.totalMs += ms;
    tally.longestMs = Math.max(tally.longestMs, ms);
    this.tallies.set(name, tally);
  }
}
