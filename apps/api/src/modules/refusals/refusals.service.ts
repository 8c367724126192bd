import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { TenantScope } from '../../common/context/request-context';
import type { Refusal } from './refusal.schema';
import { type RefusalCount, type RefusalFilter, RefusalsRepository } from './refusals.repository';

/** How long a refusal may wait in memory, in milliseconds. */
const WRITTEN_EVERY_MS = 5_000;
/** Days, services and reasons in memory; in five seconds nobody wants more. */
const MOST_WAITING = 2_000;

/**
 * Counts who was turned away. The transaction that refused has rolled back, and whoever is refused must not
 * wait for statistics, so counts are added up in memory and written together. A process that dies
 * loses what it counted in the last seconds.
 */
@Injectable()
export class RefusalsService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(RefusalsService.name);
  private waiting = new Map<string, RefusalCount>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly refusals: RefusalsRepository) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  count(refusal: Omit<RefusalCount, 'refusals'>): void {
    const { vendorId, date, service, reason, guests } = refusal;
    const key = [vendorId, date, service, reason].join('|');
    const known = this.waiting.get(key);
    if (known) {
      known.refusals += 1;
      known.guests += guests;
    } else if (this.waiting.size < MOST_WAITING) {
      this.waiting.set(key, { ...refusal, refusals: 1 });
    }
  }

  /** What has been counted until now. */
  async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    const counts = [...this.waiting.values()];
    this.waiting = new Map();
    try {
      await this.refusals.add(counts);
    } catch (error) {
      this.logger.warn({ err: error, counts: counts.length }, 'refusals were not counted');
    }
  }

  ofDays(scope: TenantScope, filter: RefusalFilter): Promise<Refusal[]> {
    return this.refusals.ofDays(scope, filter);
  }
}
