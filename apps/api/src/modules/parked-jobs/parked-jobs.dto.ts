import { type JobKind, jobKinds } from '@atrium/rules/venue/job-kinds';
import { ApiProperty } from '@nestjs/swagger';
import type { QueuedJob } from '../../common/queue/queued-job.schema';

/** Background work that kept failing and was given up. */
export class ParkedJobOutput {
  _id: string;
  @ApiProperty({ enum: jobKinds, enumName: 'JobKind' })
  kind: JobKind;
  /** Number of attempts. */
  attempts: number;
  /** ISO instant at which it was added. */
  createdAt: string;
  /** ISO instant at which it was given up. */
  parkedAt: string;
  /** Why the last try failed, in the system's own words. */
  error?: string;
  /** Concerns the whole installation, not this venue; only system administrators see it. */
  installation: boolean;
}

export function toParkedJobOutput(job: QueuedJob): ParkedJobOutput {
  const { _id, kind, attempts, createdAt, parkedAt = createdAt, error, _vendor } = job;
  return {
    _id: _id.toHexString(),
    kind,
    attempts,
    createdAt: createdAt.toISOString(),
    parkedAt: parkedAt.toISOString(),
    ...(error ? { error } : {}),
    installation: _vendor === undefined,
  };
}
