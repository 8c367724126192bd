import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { type CallContext, withVendor } from '../../../common/context/request-context';
import type { Job, JobHandler } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { accountKey, Throttle } from '../../../common/throttling/throttle';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { BookingMail } from '../notifications/booking-mail';
import { isOver } from './linked-bookings.service';
import type { LostLinkInput } from './open-booking.dto';

const kind = 'send-booking-link';

/** About one booking in 15 minutes: whoever asks for more fills somebody's mailbox. */
const MOST_MAILS = 3;

type Payload = Readonly<{
  bookingId: string;
  email: string;
  call: Pick<CallContext, 'language' | 'requestId'>;
}>;

/** Mails a booking's link to who lost it. */
@HandlesJobs()
@Injectable()
export class LostLinks implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or not at all: somebody waits for it. */
  readonly retryMinutes = [1, 5, 15];

  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly bookings: BookingsRepository,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
    private readonly throttle: Throttle,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

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
    const booking = await this.bookings.findOne(ctx, { bookingId: bookingId.toUpperCase() });
    if (!booking?._customer) return;
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
      this.customers.findOrErased(ctx, booking._customer),
    ]);
    if (guest?.email !== email.toLowerCase() || isOver(booking, vendor.timezone, ctx.now)) return;
    const mails = accountKey('bookingLink', booking._id.toHexString());
    if ((await this.throttle.count([mails], MOST_MAILS)) !== null) return;
    const positions = await this.presenter.positions(ctx, [booking]);
    const position = positions.get(booking._id.toHexString());
    const message = await this.mail.forCreated(ctx, { booking, service, vendor, guest }, position);
    if (message) await this.transactions.run(ctx, (tx) => this.mail.store(tx, [message]));
  }
}
