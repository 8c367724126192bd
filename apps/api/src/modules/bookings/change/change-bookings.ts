import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, type Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError, RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { type BookingStatus, BookingStatusesRepository } from '../../booking-statuses/public';
import { CustomersService } from '../../customers/public';
import { SegmentsRepository } from '../../segments/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter, mayGuestChange, type Referring } from '../booking-presenter';
import { isOverride, toSlotConflict } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import { withStatus } from '../create/new-booking';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { BookingMail } from '../notifications/booking-mail';
import { BookingEngine, type BookingPlace } from './booking-engine';
import type {
  BookingModification,
  HubReservationChange,
  ModifyBookingsInput,
  QuickUpdateInput,
} from './booking-input.dto';
import { type BookingEdit, editBooking } from './edit-booking';

type Service = Awaited<ReturnType<ServicesService['get']>>;

/** Changes of existing bookings: day, time, participants and the rest. */
@Injectable()
export class ChangeBookings {
  constructor(
    private readonly engine: BookingEngine,
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesRepository,
    private readonly segments: SegmentsRepository,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  /**
   * A guest changes their own booking, as long as they might cancel it. Refused, it stays as it was.
   * @throws {NotFoundError} also for another guest's, and where it names another service than its own
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED, rules of the new time and party
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED, STALE_VERSION
   */
  async byGuest(
    ctx: RequestContext,
    id: string,
    { available, version, _service, timeindexEnd: _, ...fields }: HubReservationChange,
  ): Promise<HubReservation> {
    const edit = onItsDay(fields);
    const seen = await this.ofGuest(ctx, id);
    if (_service && !seen._service.equals(_service)) throw new NotFoundError();
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, seen._service),
      this.customers.get(ctx, ctxGuest(ctx)),
    ]);
    const services = new Map([[service._id.toHexString(), service]]);
    const places = [seen, ...placesOf(seen, edit)];
    const change = this.engine.change(ctx, places, async (tx, write) => {
      const before = await this.ofGuest(tx, id);
      assertCurrent(before, version);
      assertChangeable(before, tx.now, vendor.timezone);
      const { comment, ...others } = edit;
      const accepted = service.showCommentField ? edit : others;
      const after = editBooking(before, accepted, {
        now: tx.now,
        service,
        vendor,
        guest,
        authority: 'guest',
      });
      const keepForQueue = vendor.waitingListPromotion === 'auto';
      await write([{ before, after }], { keepForQueue });
      recordBooking(tx, 'booking.changed', before, after);
      await this.mail.changed(tx, { booking: after, service, vendor, guest }, before);
      return this.presenter.toGuest(tx, after, { services }, vendor.timezone);
    });
    return change.catch((error: unknown) => {
      const participants = edit.participants ?? seen.participants;
      throw toSlotConflict(error, {
        participants,
        ...(available !== undefined ? { available } : {}),
      });
    });
  }

  /**
   * Staff change several bookings, all or nothing.
   * @throws {NotFoundError}
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} OVERRIDE_REASON_REQUIRED, rules of the new time and party
   * @throws {ConflictError} SLOT_FULL, STALE_VERSION
   */
  async byStaff(ctx: RequestContext, input: ModifyBookingsInput): Promise<BookingOutput[]> {
    const override = isOverride(ctx, input);
    const edits = input.bookings.map(onItsDay);
    const seen = await Promise.all(edits.map(({ _id }) => this.bookings.get(ctx, _id)));
    const plan = await this.plan(ctx, edits, seen);
    const places = edits.flatMap((edit, index) => {
      const booking = seen[index];
      return booking ? [booking, ...placesOf(booking, edit, plan.serviceOf(edit))] : [];
    });
    const change = this.engine.change(ctx, places, async (tx, write) => {
      const changes: { before: Booking; after: Booking }[] = [];
      for (const edit of edits) {
        const before = await this.bookings.get(tx, edit._id);
        assertCurrent(before, edit.version);
        const after = this.edited(tx, before, edit, plan, override);
        if (edit._customer) after._customer = await this.customers.claim(tx, edit._customer);
        changes.push({ before, after });
      }
      const keepForQueue = plan.vendor.waitingListPromotion === 'auto';
      await write(changes, { override, keepForQueue });
      for (const { before, after } of changes) {
        recordBooking(tx, 'booking.changed', before, after, override ? input.reason : undefined);
        await this.tellGuest(tx, before, after, plan);
      }
      const after = changes.map((change) => change.after);
      return after.map((booking) => this.presenter.toStaff(tx, booking, plan.references));
    });
    return change.catch((error: unknown) => {
      throw toSlotConflict(error, { participants: edits[0]?.participants ?? 1 });
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  async quickUpdate(ctx: RequestContext, input: QuickUpdateInput): Promise<BookingOutput> {
    const { bookingId, version, ...texts } = input;
    const seen = await this.byReference(ctx, bookingId);
    const edit = { _id: seen._id.toHexString(), ...texts };
    const plan = await this.plan(ctx, [edit], [seen]);
    return this.engine.change(ctx, [seen], async (tx, write) => {
      const before = await this.bookings.get(tx, seen._id);
      assertCurrent(before, version);
      const after = this.edited(tx, before, edit, plan, false);
      await write([{ before, after }]);
      recordBooking(tx, 'booking.changed', before, after);
      return this.presenter.toStaff(tx, after, plan.references);
    });
  }

  /** What the edits refer to, read before the transaction. @throws {NotFoundError} */
  private async plan(
    ctx: RequestContext,
    edits: readonly BookingModification[],
    seen: readonly Booking[],
  ) {
    const vendor = await this.vendors.current(ctx);
    const services = new Map<string, Service>();
    const statuses = new Map<string, BookingStatus>();
    for (const edit of edits) {
      if (edit._service) services.set(edit._service, await this.services.get(ctx, edit._service));
      if (edit._bookingStatus) {
        statuses.set(edit._bookingStatus, await this.statuses.get(ctx, edit._bookingStatus));
      }
      if (edit._customer) await this.customers.get(ctx, edit._customer);
      if (edit._segment) await this.segments.get(ctx, edit._segment);
    }
    const after = seen.map((booking, index) => referring(booking, edits[index]));
    const references = await this.presenter.references(ctx, [...seen, ...after]);
    const serviceOf = (edit: BookingModification) =>
      edit._service ? services.get(edit._service) : undefined;
    return { vendor, references, statuses, serviceOf };
  }

  private edited(
    tx: Transaction,
    before: Booking,
    edit: BookingModification,
    plan: Awaited<ReturnType<ChangeBookings['plan']>>,
    override: boolean,
  ): Booking {
    const service =
      plan.serviceOf(edit) ?? plan.references.services.get(before._service.toHexString());
    if (!service) throw new NotFoundError();
    const after = editBooking(before, edit, {
      now: tx.now,
      service,
      vendor: plan.vendor,
      authority: override ? 'override' : 'staff',
    });
    const status = edit._bookingStatus ? plan.statuses.get(edit._bookingStatus) : undefined;
    if (!status) return after;
    const applied = withStatus(after, status, tx.now, plan.vendor.timezone);
    const turned = applied.active !== before.active || applied.waitingList !== before.waitingList;
    // moved as well, it grows once: a calendar asks no more
    return { ...applied, sequence: turned ? before.sequence + 1 : applied.sequence };
  }

  /** Only of what the guest has a part in: not of a room number or a note of staff. */
  private async tellGuest(
    tx: Transaction,
    before: Booking,
    after: Booking,
    plan: Awaited<ReturnType<ChangeBookings['plan']>>,
  ): Promise<void> {
    const told =
      before.start.getTime() !== after.start.getTime() ||
      before.timeindex !== after.timeindex ||
      before.participants !== after.participants ||
      !before._service.equals(after._service);
    const service = plan.references.services.get(after._service.toHexString());
    if (!told || !after._customer || !service || !(after.active || after.waitingList)) return;
    const guest = await this.customers
      .get({ vendorId: tx.vendorId }, after._customer)
      .catch(nobody);
    await this.mail.changed(tx, { booking: after, service, vendor: plan.vendor, guest }, before);
  }

  private async ofGuest(ctx: RequestContext, id: string): Promise<Booking> {
    const booking = await this.bookings.get(ctx, id);
    if (booking._customer?.toHexString() !== ctxGuest(ctx)) throw new NotFoundError();
    return booking;
  }

  private async byReference(ctx: RequestContext, reference: string): Promise<Booking> {
    if (isObjectIdOrHexString(reference)) return this.bookings.get(ctx, reference);
    const found = await this.bookings.findOne(ctx, { bookingId: reference.toUpperCase() });
    if (!found) throw new NotFoundError();
    return found;
  }
}

/** A guest who has been erased is not written to. */
const nobody = (): null => null;

/** @throws {NotFoundError} for staff: nothing is theirs here */
export function ctxGuest({ actor }: RequestContext): string {
  if (actor.kind !== 'guest') throw new NotFoundError();
  return actor.id;
}

/** @throws {StaleVersionError} */
export function assertCurrent(booking: Booking, version: number | undefined): void {
  if (version !== undefined && version !== booking.version) {
    throw new StaleVersionError(booking.version);
  }
}

/** @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED */
export function assertChangeable(booking: Booking, now: Date, zone: string): void {
  if (!booking.active && !booking.waitingList) throw new RuleError('BOOKING_CANCELLED');
  if (!mayGuestChange(booking, now, zone)) throw new RuleError('CANCELLATION_DEADLINE_PASSED');
}

/** What the booking will refer to after the edit. */
function referring(booking: Booking, edit: BookingModification | undefined): Referring {
  return {
    _service: edit?._service ? objectId(edit._service) : booking._service,
    ...(edit?._customer ? { _customer: objectId(edit._customer) } : {}),
    ...(edit?._segment ? { _segment: objectId(edit._segment) } : {}),
    ...(edit?._bookingStatus ? { _bookingStatus: objectId(edit._bookingStatus) } : {}),
  };
}

/** The edit with the day that it says by `date` or by `start`. */
function onItsDay<E extends { date?: string; start?: string }>({
  start,
  ...edit
}: E): Omit<E, 'start'> & { date?: string } {
  return edit.date === undefined && start ? { ...edit, date: start } : edit;
}

function placesOf(
  booking: Booking,
  edit: Pick<BookingEdit, 'date'>,
  service?: { _id: Types.ObjectId },
): BookingPlace[] {
  const start = edit.date ? new Date(`${edit.date}T00:00:00Z`) : booking.start;
  return [{ _service: service?._id ?? booking._service, start }];
}
