import type { JobKind } from '@atrium/rules/job-kinds';
import { Injectable } from '@nestjs/common';
import type { JobHandler } from './job';
import type { JobPayload } from './queued-job.schema';

/** Which class does which kind of job; each registers itself in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<JobKind, JobHandler>();

  register<P extends JobPayload>(handler: JobHandler<P>): void {
    if (this.handlers.has(handler.kind)) throw new Error(`Two handlers of ${handler.kind}`);
    this.handlers.set(handler.kind, handler as unknown as JobHandler);
  }

  of(kind: JobKind): JobHandler | undefined {
    return this.handlers.get(kind);
  }

  get all(): readonly JobHandler[] {
    return [...this.handlers.values()];
  }
}
