import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MOST_REMINDER_DAYS } from '@atrium/rules/guests/membership-renewal';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { Queue } from '../../../common/queue/queue';
import { MembershipRenewals } from '../../memberships/public';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { RenewMembership } from './renew-membership.job';

const kind = 'renew-memberships';
/** Longer than a night, so that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** Every night, looks which memberships of a venue are renewed soon, or should have been. */
@HandlesJobs()
@Injectable()
export class RenewMemberships implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;

  constructor(
    private readonly vendors: VendorsService,
    private readonly renewals: MembershipRenewals,
    private readonly one: RenewMembership,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(3), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id } of this.vendors.each()) {
      const vendorId = _id.toHexString();
      const key = nightlyKey(kind, this.clock.now(), vendorId);
      await this.queue.addOnce({ kind, vendorId, key });
    }
  }

  /** Answers how many are looked at. */
  async run(job: Job): Promise<{ looked: number }> {
    const vendorId = vendorOf(job);
    const { timezone } = await this.vendors.resolve(vendorId);
    const today = venueToday(this.clock.now().getTime(), timezone);
    const ids = await this.renewals.ending({ vendorId }, addDays(today, MOST_REMINDER_DAYS));
    await this.one.add(vendorId, ids);
    return { looked: ids.length };
  }

  async failed(job: Job, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
  }
}
