import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, type SlotDay } from '../../capacity/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { slotOf, tablesOf } from '../booking-claims';
import { BookingPresenter, type BookingReferences, type Referring } from '../booking-presenter';
import { type Expectation, toSlotConflict } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import { BookingMail } from '../notifications/booking-mail';
import { BookingWrites, type WriteOptions } from '../write/booking-writes';
import { promotesByItself } from '../write/freed-places';
import type { NextBooking } from './next-booking';

type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** What a change is made in. */
export interface ChangeSetting {
  readonly vendor: Vendor;
  readonly references: BookingReferences;
}

/** One booking that changes. */
export interface BookingStep extends NextBooking {
  readonly before: Booking;
}

/** What is to become of bookings, and what to answer. */
export interface BookingChangeRequest<A> {
  /** The bookings as they were before the transaction; they say which ledgers it concerns. */
  readonly seen: readonly Booking[];
  /** Versions that the editor saw, in the order of `seen`; absent: any. */
  readonly versions?: readonly (number | undefined)[];
  /** Days where they may be afterwards, beside those where they are. */
  readonly destinations?: readonly SlotDay[];
  /** What they may refer to afterwards. */
  readonly refersTo?: readonly Referring[];
  /** Staff go beyond the places: the caller has checked that they may. */
  readonly override?: boolean;
  /** Why, for the audit log. */
  readonly reason?: string | undefined;
  readonly forQueue?: boolean;
  /** Holds that the change completes. */
  readonly completes?: readonly string[];
  /** Staff say who sits where. */
  readonly tablesByHand?: boolean;
  /** Of the slot, where the screen showed it. */
  readonly expectation?: Partial<Expectation>;
  /**
   * They were booked in one go: those that are gone are left out, those of which `next` says nothing stay,
   * and each guest gets one message about all.
   */
  readonly together?: boolean;
  /** Throws to refuse them all; null: it stays as it is. */
  next(
    before: Booking,
    setting: ChangeSetting & { readonly tx: Transaction; readonly index: number },
  ): NextBooking | null | Promise<NextBooking | null>;
  /** What the endpoint answers, of the bookings as they are then. */
  answer(
    after: readonly Booking[],
    setting: ChangeSetting & { readonly tx: Transaction },
  ): A | Promise<A>;
}

type OneChangeRequest<A> = Omit<BookingChangeRequest<A>, 'answer'> & {
  answer(after: Booking, setting: ChangeSetting & { readonly tx: Transaction }): A | Promise<A>;
};

/**
 * The one flow of every change of existing bookings: whoever changes them says what they become. Reading
 * them, whose they are, their version, their capacity, the documents, the audit log, the mail, the answer and
 * what a refusal means are here.
 */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly capacity: CapacityService,
    private readonly writes: BookingWrites,
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  /**
   * All of them, or none.
   * @throws {NotFoundError} one is gone, or is another guest's
   * @throws {StaleVersionError}
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED, RESOURCE_OCCUPIED
   * @throws {RuleError} BOOKING_CANCELLED when of several none remains to be changed
   */
  async change<A>(ctx: RequestContext, request: BookingChangeRequest<A>): Promise<A> {
    const { seen, destinations = [], refersTo = [] } = request;
    const [vendor, references] = await Promise.all([
      this.vendors.current(ctx),
      this.presenter.references(ctx, [...seen, ...refersTo]),
    ]);
    const setting = { vendor, references };
    const turn = {
      days: [...seen.map(slotOf), ...destinations],
      resources: seen.flatMap(tablesOf),
    };
    const change = this.capacity.inTurn(ctx, turn, async (tx) => {
      const current = await this.current(tx, request);
      const steps: BookingStep[] = [];
      for (const [index, before] of current.entries()) {
        const next = await request.next(before, { ...setting, tx, index });
        if (next) steps.push({ before, ...next });
      }
      if (steps.length === 0) throw new RuleError('BOOKING_CANCELLED');
      await this.apply(tx, setting, steps, request);
      const after = new Map(steps.map((step) => [step.before, step.after]));
      return request.answer(
        current.flatMap((booking) => (after.has(booking) ? (after.get(booking) ?? []) : booking)),
        { ...setting, tx },
      );
    });
    return change.catch((error: unknown) => {
      const participants = seen[0]?.participants ?? 1;
      const tellsHolders = ctx.actor.kind === 'staff';
      throw toSlotConflict(error, { participants, tellsHolders, ...request.expectation });
    });
  }

  /** As `change`, of one booking that remains. */
  changeOne<A>(ctx: RequestContext, { answer, ...request }: OneChangeRequest<A>): Promise<A> {
    return this.change(ctx, {
      ...request,
      answer: ([after], setting) => {
        if (!after) throw new NotFoundError();
        return answer(after, setting);
      },
    });
  }

  /** Writes steps in the caller's transaction, with all that is told of them. @throws as `change` */
  async apply(
    tx: Transaction,
    {
      vendor,
      references,
    }: Pick<ChangeSetting, 'vendor'> & {
      readonly references: Pick<BookingReferences, 'services'> & Partial<BookingReferences>;
    },
    steps: readonly BookingStep[],
    { together = false, reason, ...options }: ApplyOptions = {},
  ): Promise<void> {
    // written out before the first write, while nobody waits for this transaction
    const messages = await this.mail.ofChanges(tx, { vendor, references, steps, together });
    await this.writes.write(tx, steps, {
      ...options,
      keepForQueue: promotesByItself(vendor),
    });
    for (const { event, before, after } of steps) {
      recordBooking(tx, event, before, after, { reason });
    }
    await this.mail.store(tx, messages);
  }

  /** As they are now, in the order of `seen`. A guest only ever changes their own. */
  private async current(
    tx: Transaction,
    { seen, versions = [], together = false }: BookingChangeRequest<unknown>,
  ): Promise<Booking[]> {
    const found = await this.bookings.byIds(
      tx,
      seen.map(({ _id }) => _id),
    );
    const byId = new Map(found.map((booking) => [booking._id.toHexString(), booking]));
    return seen.flatMap(({ _id }, index) => {
      const booking = byId.get(_id.toHexString());
      if (!booking && together) return [];
      if (!booking || !isOwn(booking, tx)) throw new NotFoundError();
      const version = versions[index];
      if (version !== undefined && version !== booking.version) {
        throw new StaleVersionError(booking.version);
      }
      return [booking];
    });
  }
}

type ApplyOptions = Omit<WriteOptions, 'keepForQueue'> & {
  readonly together?: boolean;
  readonly reason?: string | undefined;
};

const isOwn = ({ _customer }: Booking, { actor }: RequestContext): boolean =>
  actor.kind !== 'guest' || _customer?.toHexString() === actor.id;
