import type { JobKind } from '@atrium/rules/venue/job-kinds';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { JobHandler } from './job';

/** Marks a provider that implements `JobHandler`: the queue finds it by this. */
export const HandlesJobs = DiscoveryService.createDecorator();

/** Which provider does which kind of job. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  private readonly handlers = new Map<JobKind, JobHandler>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: HandlesJobs.KEY })) {
      const handler: JobHandler = instance;
      if (this.handlers.has(handler.kind)) throw new Error(`Two handlers of ${handler.kind}`);
      this.handlers.set(handler.kind, handler);
    }
  }

  of(kind: JobKind): JobHandler | undefined {
    return this.handlers.get(kind);
  }

  get all(): readonly JobHandler[] {
    return [...this.handlers.values()];
  }
}
