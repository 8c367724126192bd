import { randomUUID } from 'node:crypto';
import type { PrivacyRequestKind } from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { type CallContext, withVendor } from '../../../common/context/request-context';
import { ConflictError, NotFoundError } from '../../../common/errors/app-error';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { PrivacyIntake } from '../privacy-intake';
import type { OpenPrivacyRequestInput } from '../privacy-requests.dto';

const kind = 'take-privacy-request';

/** To one guest in 15 minutes: whoever asks for more fills somebody's mailbox. */
const MOST_MAILS = 3;

type Payload = Readonly<{
  asked: PrivacyRequestKind;
  details?: string;
  email: string;
  call: Pick<CallContext, 'language' | 'requestId'>;
}>;

/**
 * Requests from an address that nobody is signed in with. Whether it is a guest's is found out by a job of its
 * own, so that neither the answer nor its time can tell.
 */
@HandlesJobs()
@Injectable()
export class RequestsByMail implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or not at all: somebody waits for it. */
  readonly retryMinutes = [1, 5, 15];

  // seven: a job about one guest of a venue, which counts its mails
  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly intake: PrivacyIntake,
    private readonly transactions: Transactions,
    private readonly throttle: Throttle,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** @throws {NotFoundError} VENDOR_NOT_FOUND */
  async ask(call: CallContext, input: OpenPrivacyRequestInput): Promise<void> {
    const { vendor, kind: asked, details, email } = input;
    const { ctx } = await this.vendors.enter(call, vendor);
    const { vendorId, language, requestId } = ctx;
    const payload: Payload = {
      ...{ asked, email, call: { language, requestId } },
      ...(details ? { details } : {}),
    };
    await this.queue.addOnce({ kind, vendorId, key: `${kind}|${randomUUID()}`, payload });
  }

  async run(job: Job<Payload>): Promise<void> {
    const { asked, details, email, call } = job.payload;
    const actor = { kind: 'visitor' } as const;
    const ctx = withVendor({ ...call, actor, now: this.clock.now() }, vendorOf(job));
    const guest = await this.customers.findForSignIn(ctx, email);
    if (!guest || guest.erasedAt || guest.mergedInto) return;
    const mails = accountKey('privacyRequest', guest._id.toHexString());
    if ((await this.throttle.count([mails], MOST_MAILS)) !== null) return;
    try {
      await this.transactions.run(ctx, (tx) =>
        this.intake.receive(tx, guest, {
          ...{ kind: asked, channel: 'mail', ...(details ? { details } : {}) },
        }),
      );
    } catch (error) {
      // they have asked for the same already, or are gone
      if (error instanceof ConflictError || error instanceof NotFoundError) return;
      throw error;
    }
  }
}
