import { setTimeout as sleep } from 'node:timers/promises';
import type { JobKind } from '@atrium/rules/venue/job-kinds';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import DataLoader from 'dataloader';
import { Config } from '../../config/config';
import { Clock } from '../clock/clock';
import type { JobHandler } from './job';
import { JobHandlers } from './job-handlers';
import { JobLanes } from './job-lanes';
import { JobRunner } from './job-runner';
import { Queue } from './queue';
import { QueueStore } from './queue-store';

/** How often this process looks for what others have added, and for what has become due. */
const POLL_MS = 1_000;
/** How long a process that is to end waits for the jobs it holds. */
const DRAIN_MS = 20_000;

/** Takes jobs from the queue in this process, beside any number of others. */
@Injectable()
export class QueueWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly ending = new AbortController();
  private readonly known = new Map<JobKind, JobLanes>();
  private polling: Promise<void>[] = [];
  private isStopping = false;
  /** Aborted to end the present pause of a kind. */
  private readonly pauses = new Map<JobKind, AbortController>();
  /** Whether a kind has something to do: one question for all that ask in the same moment, since most have nothing. */
  private readonly due = new DataLoader<JobKind, boolean>(
    async (kinds) => {
      const due = new Set(await this.store.dueKinds(kinds, this.clock.now()));
      return kinds.map((kind) => due.has(kind));
    },
    { cache: false, batchScheduleFn: (ask) => setImmediate(ask) },
  );

  constructor(
    private readonly queue: Queue,
    private readonly handlers: JobHandlers,
    private readonly store: QueueStore,
    private readonly runner: JobRunner,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.env.JOBS_ENABLED) return;
    this.queue.onAdded((kinds) => this.wake(kinds));
    this.polling = this.lanes().map((lanes) => this.poll(lanes));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.drain(DRAIN_MS);
  }

  /** Takes nothing new, finishes what it holds within so many milliseconds, and gives back what takes longer. */
  async drain(withinMs: number): Promise<void> {
    this.isStopping = true;
    const lanes = this.lanes();
    for (const one of lanes) one.stop();
    this.wake(this.pauses.keys());
    await Promise.all(this.polling);
    const waited = new AbortController();
    const deadline = sleep(withinMs, undefined, { signal: waited.signal }).catch(() => {});
    await Promise.race([Promise.all(lanes.map((one) => one.idle())), deadline]);
    waited.abort();
    this.ending.abort();
    await Promise.all(lanes.map((one) => one.release()));
  }

  /**
   * Does what is due, and what that makes due, until there is nothing left.
   * @param kinds of these only; without one, of all
   */
  async runDue(...kinds: readonly JobKind[]): Promise<void> {
    const lanes = this.lanes().filter(
      ({ handler }) => kinds.length === 0 || kinds.includes(handler.kind),
    );
    let found = true;
    while (found) {
      found = false;
      for (const one of lanes) {
        while (await one.take()) found = true;
      }
      await Promise.all(lanes.map((one) => one.idle()));
    }
  }

  private lanes(): JobLanes[] {
    return this.handlers.all.filter(({ isOff }) => !isOff).map((handler) => this.lanesOf(handler));
  }

  private lanesOf(handler: JobHandler): JobLanes {
    const known = this.known.get(handler.kind);
    if (known) return known;
    const lanes = new JobLanes(handler, this.store, this.runner, this.clock, this.ending.signal);
    this.known.set(handler.kind, lanes);
    return lanes;
  }

  private async poll(lanes: JobLanes): Promise<void> {
    const { kind } = lanes.handler;
    let isAway = false;
    let isWoken = false;
    while (!this.isStopping) {
      // before it looks: what is added meanwhile must not wait out the pause
      const pause = new AbortController();
      this.pauses.set(kind, pause);
      try {
        if (isWoken || (await this.due.load(kind))) while (await lanes.take());
        isAway = false;
      } catch (error) {
        if (!isAway) this.logger.error({ err: error, kind }, 'queue not read');
        isAway = true;
      }
      // all kinds look at the same moment
      const untilNext = POLL_MS - (performance.now() % POLL_MS);
      await sleep(untilNext, undefined, { signal: pause.signal }).catch(() => {});
      isWoken = pause.signal.aborted;
    }
  }

  private wake(kinds: Iterable<JobKind>): void {
    for (const kind of kinds) this.pauses.get(kind)?.abort();
  }
}
