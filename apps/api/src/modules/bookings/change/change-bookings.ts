import { toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import { type BookingStatus, BookingStatusesService } from '../../booking-statuses/public';
import type { SlotDay } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import { type Service, ServicesService } from '../../services/public';
import type { Booking } from '../booking.schema';
import { slotOf } from '../booking-claims';
import { BookingPresenter, type Referring } from '../booking-presenter';
import { overrideOf, recordPastOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { assertChangeable } from '../terms/guest-deadline';
import { BookingChanges, type ChangeSetting } from './booking-changes';
import type {
  BookingModification,
  HubReservationChange,
  ModifyBookingsInput,
  QuickUpdateInput,
} from './booking-input.dto';
import { type BookingEdit, editBooking } from './edit-booking';
import { turns, withStatus } from './next-booking';

/** What staff's edits refer to, read before the transaction. */
interface EditPlan {
  readonly services: ReadonlyMap<string, Service>;
  readonly statuses: ReadonlyMap<string, BookingStatus>;
}

/** Edits of existing bookings: day, time, participants and the rest. */
@Injectable()
export class ChangeBookings {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    // the seventh: it says how an answer looks, which each audience asks differently
    private readonly presenter: BookingPresenter,
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
    const seen = await this.bookings.own(ctx, id);
    if (_service && !seen._service.equals(_service)) throw new NotFoundError();
    const guest = await this.customers.get(ctx, ownId(ctx));
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      destinations: destinationOf(seen, edit),
      expectation: {
        participants: edit.participants ?? seen.participants,
        ...(available === undefined ? {} : { available }),
      },
      next: (before, { tx, vendor, references }) => {
        assertChangeable(before, tx.now, vendor.timezone);
        const service = references.services.get(before._service.toHexString());
        if (!service) throw new NotFoundError();
        const { comment, ...others } = edit;
        const accepted = service.showCommentField ? edit : others;
        const context = { now: tx.now, service, vendor, guest, authority: 'guest' as const };
        return {
          after: editBooking(before, accepted, context),
          event: 'booking.changed',
          news: 'changed',
        };
      },
      answer: (after, { tx, vendor, references }) =>
        this.presenter.toGuest(tx, after, references, vendor.timezone),
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
    const over = overrideOf(ctx, input);
    const { recordPast } = recordPastOf(ctx, input);
    const edits = input.bookings.map(onItsDay);
    const seen = await Promise.all(edits.map(({ _id }) => this.bookings.get(ctx, _id)));
    const plan = await this.plan(ctx, edits);
    const authority = over.override ? 'override' : 'staff';
    return this.changes.change(ctx, {
      ...over,
      seen,
      versions: edits.map(({ version }) => version),
      destinations: seen.flatMap((booking, index) => destinationOf(booking, edits[index])),
      refersTo: seen.map((booking, index) => referring(booking, edits[index])),
      expectation: { participants: edits[0]?.participants ?? 1 },
      next: async (before, { index, ...setting }) => {
        const edit = edits[index];
        if (!edit) return null;
        const after = edited(before, edit, { ...setting, ...plan, authority, recordPast });
        if (edit._customer)
          after._customer = await this.customers.claim(setting.tx, edit._customer);
        return {
          after,
          event: 'booking.changed',
          ...(concernsGuest(before, after) ? { news: 'changed' } : {}),
        };
      },
      answer: (after, { tx, references }) =>
        after.map((booking) => this.presenter.toStaff(tx, booking, references)),
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
    const plan = await this.plan(ctx, [edit]);
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      next: (before, setting) => ({
        after: edited(before, edit, { ...setting, ...plan, authority: 'staff' }),
        event: 'booking.changed',
      }),
      answer: (after, { tx, references }) => this.presenter.toStaff(tx, after, references),
    });
  }

  /** @throws {NotFoundError} something that an edit names is not there */
  private async plan(
    ctx: RequestContext,
    edits: readonly BookingModification[],
  ): Promise<EditPlan> {
    const services = new Map<string, Service>();
    const statuses = new Map<string, BookingStatus>();
    for (const { _service, _bookingStatus, _customer, _segment } of edits) {
      if (_service) services.set(_service, await this.services.get(ctx, _service));
      if (_bookingStatus) {
        statuses.set(_bookingStatus, await this.statuses.get(ctx, _bookingStatus));
      }
      if (_customer) await this.customers.get(ctx, _customer);
      if (_segment) await this.segments.get(ctx, _segment);
    }
    return { services, statuses };
  }

  private async byReference(ctx: RequestContext, reference: string): Promise<Booking> {
    if (isObjectIdOrHexString(reference)) return this.bookings.get(ctx, reference);
    const found = await this.bookings.findOne(ctx, { bookingId: reference.toUpperCase() });
    if (!found) throw new NotFoundError();
    return found;
  }
}

interface EditedBy {
  readonly authority: 'staff' | 'override';
  readonly recordPast?: boolean;
}

/** A booking after an edit by staff, and after the status that the edit gives it. */
function edited(
  before: Booking,
  edit: BookingModification,
  {
    tx: { now },
    vendor,
    references,
    services,
    statuses,
    authority,
    recordPast = false,
  }: ChangeSetting & EditPlan & EditedBy & { tx: { now: Date } },
): Booking {
  const service =
    services.get(edit._service ?? '') ?? references.services.get(before._service.toHexString());
  if (!service) throw new NotFoundError();
  const after = editBooking(before, edit, { now, service, vendor, authority, recordPast });
  const status = statuses.get(edit._bookingStatus ?? '');
  if (!status) return after;
  const applied = withStatus(after, status, now, vendor.timezone);
  // moved as well, its revision grows once: a calendar asks no more
  return turns(before, applied) ? { ...applied, sequence: before.sequence + 1 } : applied;
}

/** Whether the guest has a part in what changed: not in a room number or a note of staff. */
function concernsGuest(before: Booking, after: Booking): boolean {
  const isTold =
    before.start.getTime() !== after.start.getTime() ||
    before.timeindex !== after.timeindex ||
    before.participants !== after.participants ||
    !before._service.equals(after._service);
  return isTold && (after.active || after.waitingList);
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

/** Where the booking may be afterwards. */
function destinationOf(
  booking: Booking,
  edit: (Pick<BookingEdit, 'date'> & { readonly _service?: string }) | undefined,
): SlotDay[] {
  const start = edit?.date ? toStart(edit.date) : booking.start;
  const _service = edit?._service ? objectId(edit._service) : booking._service;
  return [slotOf({ ...booking, start, _service })];
}
