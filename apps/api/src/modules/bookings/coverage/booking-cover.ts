import { canGuestCancel } from '@atrium/rules/bookings/deadlines';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingMemberships } from '../../memberships/public';
import { StayBookings } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import type { BookingChange } from '../booking-claims';
import { coveredTerms } from '../terms/booking-terms';

/** What a request names to pay for its booking. */
export interface CoverRequest {
  /** Id of one of the guest's memberships. */
  readonly _membership?: string;
  /** Id of the service within one of the guest's stays. */
  readonly _stayService?: string;
}

/**
 * Tells which of several bookings was refused its payment; the cause is what the client is told.
 */
export class CoverRefusedError extends Error {
  override readonly name = 'CoverRefusedError';

  constructor(
    readonly bookingId: Types.ObjectId,
    cause: AppError,
  ) {
    super(cause.code, { cause });
  }
}

/**
 * Bookings paid by a membership or stay: their price is 0, and uses are taken and given back in the
 * transactions that create, change and cancel them.
 */
@Injectable()
export class BookingCover {
  constructor(
    private readonly memberships: BookingMemberships,
    private readonly stays: StayBookings,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * The booking with what pays for it; without a request as it is.
   * @throws {NotFoundError} for a membership or stay of another guest
   * @throws {ForbiddenError} MODULE_OFF: what has been paid for before stays so, and is given back
   * @throws {ConflictError} MEMBERSHIP_USED_UP, STAY_SERVICE_BOOKED
   * @throws {RuleError} COVERED_TWICE; MEMBERSHIP_DOES_NOT_COVER, MEMBERSHIP_NOT_STARTED, MEMBERSHIP_PAUSED,
   *   MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED; STAY_CANCELLED, STAY_DOES_NOT_INCLUDE
   */
  async cover(ctx: RequestContext, booking: Booking, request: CoverRequest): Promise<Booking> {
    const { _membership, _stayService } = request;
    if (_membership && _stayService) throw new RuleError('COVERED_TWICE');
    const claim = claimOf(booking);
    if (_membership) {
      await this.vendors.demand(ctx, 'memberships');
      const { _id, name } = await this.memberships.paying(ctx, _membership, claim);
      const terms = coveredTerms(booking.terms, { kind: 'membership', _id, name });
      return { ...booking, terms };
    }
    if (_stayService) {
      await this.vendors.demand(ctx, 'stays');
      const { _id, _service } = await this.stays.paying(ctx, _stayService, claim);
      const terms = coveredTerms(booking.terms, { kind: 'stay', _id, _stayService: _service });
      return { ...booking, terms };
    }
    return booking;
  }

  /**
   * Takes and gives back uses for changed bookings. Called wherever bookings are written, so that
   * no path can forget it. Several bookings paid by one membership take their uses in order.
   * @throws those of cover, if a change needs more, or another day, service or guest; the cause is
   * a CoverRefusedError
   */
  async settle(tx: Transaction, changes: readonly BookingChange[]): Promise<void> {
    for (const { before, after } of changes) {
      const booking = after ?? before;
      const coveredBy = booking?.terms.coveredBy;
      if (!booking || !coveredBy) continue;
      try {
        await this.settleOne(tx, booking, coveredBy, { before, after });
      } catch (error) {
        throw refusedFor(error, booking);
      }
    }
  }

  private async settleOne(
    tx: Transaction,
    booking: Booking,
    coveredBy: NonNullable<Booking['terms']['coveredBy']>,
    { before, after }: BookingChange,
  ): Promise<void> {
    const was = before ? partyOf(before) : 0;
    const is = after ? partyOf(after) : 0;
    const moved = Boolean(before && after && isElsewhere(before, after));
    const claim = { ...claimOf(booking), participants: is, moved };
    if (coveredBy.kind === 'stay') {
      await this.stays.settle(tx, coveredBy._id, coveredBy._stayService, {
        ...{ ...claim, booking: booking._id },
      });
    } else if (was !== is || moved || !after) {
      const mayGiveBack = !after || !before || mayReturn(before, tx.now);
      await this.memberships.settle(tx, coveredBy._id, {
        ...{ ...claim, paidFor: { booking: booking._id }, was, mayGiveBack },
      });
    }
  }
}

/** The client's error, with the booking it concerns; anything else passes. */
function refusedFor(error: unknown, { _id }: Booking): unknown {
  if (!(error instanceof AppError)) return error;
  const cause = new CoverRefusedError(_id, error);
  return new AppError(error.status, error.code, { ...error.options, cause });
}

/** Participants of a booking that counts or waits. */
const partyOf = (booking: Booking): number =>
  booking.active || booking.waitingList ? booking.participants : 0;

const claimOf = (booking: Booking) => ({
  customer: booking._customer,
  service: booking._service,
  date: dateOf(booking.start),
  participants: booking.participants,
});

const isElsewhere = (before: Booking, after: Booking): boolean =>
  before.start.getTime() !== after.start.getTime() ||
  !before._service.equals(after._service) ||
  before._customer?.toHexString() !== after._customer?.toHexString();

/** Until the deadline of the booking; one that only waited has used nothing. */
const mayReturn = (before: Booking, now: Date): boolean =>
  before.waitingList || canGuestCancel(before.terms.cancellationDeadline.getTime(), now.getTime());
