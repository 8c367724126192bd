import type { JobKind } from '@atrium/rules/venue/job-kinds';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Clock } from '../clock/clock';
import { Metrics } from '../health/metrics';
import { QueueStore } from './queue-store';

type Values = ReadonlyMap<JobKind, number>;

/** How long the queue is, how late it is, and what fails. */
@Injectable()
export class QueueMetrics {
  private readonly failures: Counter<'kind' | 'outcome'>;
  private readonly durations: Histogram<'kind'>;

  constructor(
    private readonly metrics: Metrics,
    private readonly store: QueueStore,
    private readonly clock: Clock,
  ) {
    const registers = [this.metrics.registry];
    this.failures = new Counter({
      name: 'queue_failures_total',
      help: 'Failed tries of jobs, by kind and by what became of them: retried or parked',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.durations = new Histogram({
      name: 'queue_job_duration_seconds',
      help: 'Time that a try took, by kind',
      labelNames: ['kind'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    });
    this.gauge('queue_depth', 'Jobs that wait or run, by kind', () => this.depths());
    this.gauge(
      'queue_oldest_due_age_seconds',
      'For how long the job that has been due longest has waited, by kind',
      () => this.store.overdue(this.clock.now()),
    );
    this.gauge('queue_parked', 'Jobs that were given up and wait for staff, by kind', () =>
      this.parked(),
    );
  }

  failed(kind: JobKind, outcome: 'retried' | 'parked'): void {
    this.failures.inc({ kind, outcome });
  }

  /** @returns ends the measurement */
  timed(kind: JobKind): () => void {
    return this.durations.startTimer({ kind });
  }

  private async depths(): Promise<Values> {
    return new Map((await this.store.waiting()).map(({ _id, depth }) => [_id, depth]));
  }

  private async parked(): Promise<Values> {
    return new Map((await this.store.parkedCounts()).map(({ _id, depth }) => [_id, depth]));
  }

  private gauge(name: string, help: string, read: () => Promise<Values>): void {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [this.metrics.registry],
      async collect() {
        this.reset();
        // a database that is away must not take the other metrics with it
        const values = await read().catch((): Values => new Map());
        for (const [kind, value] of values) this.set({ kind }, value);
      },
    });
  }
}
