import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import type { Job, JobHandler } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { Queue } from '../../common/queue/queue';
import { accountKey, Throttle } from '../../common/throttling/throttle';
import { VendorsService } from '../vendors/public';
import type { LostLinkInput } from './visitor.dto';

const kind = 'send-booking-link';

/** About one booking in 15 minutes: whoever asks for more fills somebody's mailbox. */
const MOST_MAILS = 3;

type Payload = Readonly<{
  bookingId: string;
  email: string;
  call: Pick<CallContext, 'language' | 'requestId'>;
}>;

/** What a number leads to. */
export interface LostBooking {
  /** Hex id. */
  readonly _id: string;
  /** Its guest's. */
  readonly email?: string | undefined;
  /** Mails its link. */
  readonly send: () => Promise<void>;
}

/** @param number in upper case @returns undefined also for what is over, as its link is */
type Finder = (ctx: RequestContext, number: string) => Promise<LostBooking | undefined>;

/** Mails the link to what was booked to who lost it. */
@HandlesJobs()
@Injectable()
export class LostLinks implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or not at all: somebody waits for it. */
  readonly retryMinutes = [1, 5, 15];
  private readonly finders: Finder[] = [];

  constructor(
    private readonly vendors: VendorsService,
    private readonly throttle: Throttle,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** For what visitors book: each kind has numbers of its own. */
  register(finder: Finder): void {
    this.finders.push(finder);
  }

  /**
   * Sends the confirmation again, if the number and the address belong together. That is a job of its own, so that
   * neither the answer nor its time can tell whether they do.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async request(call: CallContext, { vendor, bookingId, email }: LostLinkInput): Promise<void> {
    const { ctx } = await this.vendors.enter(call, vendor);
    const { vendorId, language, requestId } = ctx;
    await this.queue.addOnce({
      ...{ kind, vendorId, key: `${kind}|${randomUUID()}` },
      payload: { bookingId, email, call: { language, requestId } } satisfies Payload,
    });
  }

  async run({ vendorId = '', payload: { bookingId, email, call } }: Job<Payload>): Promise<void> {
    const actor = { kind: 'visitor' } as const;
    const ctx = withVendor({ ...call, actor, now: this.clock.now() }, vendorId);
    for (const find of this.finders) {
      const found = await find(ctx, bookingId.toUpperCase());
      if (found?.email !== email.toLowerCase()) continue;
      const mails = accountKey('bookingLink', found._id);
      if ((await this.throttle.count([mails], MOST_MAILS)) === null) await found.send();
    }
  }
}
