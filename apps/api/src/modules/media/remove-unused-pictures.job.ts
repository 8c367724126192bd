import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import { systemContext } from '../../common/context/request-context';
import { AppError } from '../../common/errors/app-error';
import type { Job, JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../common/queue/nightly';
import { Queue } from '../../common/queue/queue';
import { PicturesRepository, type UnusedPicture } from './pictures.repository';
import { PicturesService } from './pictures.service';

const kind = 'remove-unused-pictures' as const;
const DAY_MS = 24 * 60 * 60_000;
/** A picture may be uploaded today for a page that is written next week. */
const KEPT_UNUSED_MS = 7 * DAY_MS;

/** Every night removes the pictures that nothing has shown for a week. */
@HandlesJobs()
@Injectable()
export class RemoveUnusedPicturesJob implements JobHandler {
  readonly kind = kind;
  readonly keepDoneMs = 2 * DAY_MS;
  private readonly logger = new Logger(RemoveUnusedPicturesJob.name);

  constructor(
    private readonly pictures: PicturesRepository,
    private readonly service: PicturesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(2), SCHEDULE_ZONE)
  nightly(): Promise<void> {
    return this.queue.addOnce({ kind, key: nightlyKey(kind, this.clock.now()) });
  }

  /** Answers how many were removed. */
  async run(job: Job): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_UNUSED_MS);
    let removed = 0;
    for await (const picture of this.pictures.unusedSince(before)) {
      job.signal.throwIfAborted();
      if (await this.remove(picture)) removed += 1;
    }
    this.logger.log({ removed }, 'unused pictures removed');
    return removed;
  }

  /** False for one that another place still shows: it was dropped by one of two. */
  private async remove({ _id, _vendor }: UnusedPicture): Promise<boolean> {
    const vendorId = _vendor.toHexString();
    try {
      await this.service.delete(systemContext(vendorId, kind, this.clock.now()), _id.toHexString());
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'PICTURE_IN_USE') await this.pictures.markUsed({ vendorId }, [_id]);
      return false;
    }
  }
}
