import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { deadlineIn, PATIENCE_MS } from '../../../common/transactions/deadline';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService } from '../../capacity/public';
import type { PreparedMessage } from '../../messages/public';
import type { Booking } from '../booking.schema';
import { slotOf, tablesOf } from '../booking-claims';
import { BookingMail } from '../notifications/booking-mail';
import { BookingWrites } from '../write/booking-writes';
import { FreedPlaces } from '../write/freed-places';
import { BookingDrafts } from './booking-drafts';
import { CreateBatcher } from './create-batcher';
import type { CreateJob } from './create-requests';

/** New bookings of one guest, and what to tell of them. */
export interface NewBookingsRequest<A> {
  readonly bookings: readonly Booking[];
  /** Holds that they complete. */
  readonly completes?: readonly string[];
  readonly override?: boolean;
  /** Staff say who sits where. */
  readonly tablesByHand?: boolean;
  /** They have taken place already. */
  readonly recordPast?: boolean;
  /** Why, for the audit log. */
  readonly reason?: string;
  /** Which of them are booked, by what the transaction reads; default: all. */
  choose?(tx: Transaction): Promise<readonly Booking[]>;
  /** What the guest is written. By then each booking has the reference that it keeps. */
  messages?(
    tx: Transaction,
    booked: readonly Booking[],
  ): Promise<readonly (PreparedMessage | null)[]>;
  /** What the endpoint answers. */
  answer(tx: Transaction, booked: readonly Booking[]): A;
}

/** Writes new bookings. */
@Injectable()
export class NewBookings {
  constructor(
    private readonly capacity: CapacityService,
    private readonly drafts: BookingDrafts,
    private readonly writes: BookingWrites,
    private readonly mail: BookingMail,
    private readonly batcher: CreateBatcher,
    private readonly freed: FreedPlaces,
  ) {}

  /**
   * One that shares its transaction with others of the same moment.
   * @throws {SlotFullError}
   */
  async createShared<A>(job: Omit<CreateJob<A>, 'ledgerId' | 'deadline'>): Promise<A> {
    const deadline = deadlineIn(PATIENCE_MS);
    const ledgerId = await this.capacity.openDay(job.ctx, slotOf(job.booking), deadline);
    return this.batcher.submit({ ...job, ledgerId, deadline });
  }

  /** Offers the waiting list what these bookings left of their holds, and places that got free meanwhile. */
  mayHaveFreed(ctx: RequestContext, bookings: readonly Booking[]): void {
    this.freed.announce(ctx, bookings.map(slotOf));
  }

  /**
   * Several in a transaction of their own, all or none.
   * @throws {CapacityRefusedError}
   * @throws {NotFoundError} where the guest has been erased
   */
  create<A>(ctx: RequestContext, request: NewBookingsRequest<A>): Promise<A> {
    const { bookings, completes = [], override = false, reason, recordPast = false } = request;
    const turn = { days: bookings.map(slotOf), resources: bookings.flatMap(tablesOf) };
    return this.capacity.inTurn(ctx, turn, async (tx) => {
      const booked = (await request.choose?.(tx)) ?? bookings;
      await this.drafts.claimGuest(tx, booked);
      const changes = booked.map((after) => ({ before: null, after }));
      const tablesByHand = recordPast || (request.tablesByHand ?? false);
      await this.writes.write(tx, changes, { override, completes, tablesByHand });
      await this.drafts.describe(tx, booked, { reason, recordPast });
      const messages = (await request.messages?.(tx, booked)) ?? [];
      await this.mail.store(
        tx,
        messages.flatMap((message) => message ?? []),
      );
      return request.answer(tx, booked);
    });
  }
}
