import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../health/metrics';

/**
 * Runs the tasks of committed transactions. The change is durable by then, so a task that fails must change
 * neither the answer nor whatever waits for its turn: it is logged and counted.
 */
@Injectable()
export class AfterCommit {
  private readonly logger = new Logger(AfterCommit.name);
  private readonly failures: Counter;

  constructor(metrics: Metrics) {
    this.failures = new Counter({
      name: 'after_commit_failures_total',
      help: 'Tasks that failed after the commit of their transaction',
      registers: [metrics.registry],
    });
  }

  run(tasks: readonly (() => void)[]): void {
    for (const task of tasks) void this.attempt(task);
  }

  /** Never rejects, whether the task throws or answers a promise that does. */
  private async attempt(task: () => unknown): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.failures.inc();
      this.logger.error({ err: error }, 'after-commit task failed');
    }
  }
}
