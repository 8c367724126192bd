import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { Metrics } from '../health/metrics';

/** OpenTelemetry, once it runs. */
export interface RunningTelemetry {
  /** Sends these metrics too. */
  observe(registry: Registry): void;
  /** Sends what has not been sent yet, and ends. */
  shutdown(): Promise<void>;
}

/** Gives the application's metrics to OpenTelemetry where that runs, and has it end with the application. */
@Injectable()
export class Telemetry implements OnApplicationShutdown {
  private running: RunningTelemetry | undefined;

  constructor(private readonly metrics: Metrics) {}

  use(running: RunningTelemetry): void {
    this.running = running;
    running.observe(this.metrics.registry);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running?.shutdown();
  }
}
