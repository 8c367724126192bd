import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import type { PreparedMessage } from '../../messages/public';
import { SegmentsService } from '../../segments/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter, type BookingReferences } from '../booking-presenter';
import { BulkCancellation } from '../change/bulk-cancellation';
import type { BookingsTogetherOutput, CancelTogetherInput } from '../change/bulk-cancellation.dto';
import { BookingDrafts, type BookingSetting } from '../create/booking-drafts';
import { newBooking } from '../create/new-booking';
import { NewBookings } from '../create/new-bookings';
import { isHoldOf } from '../holds/hold-id';
import { BookingMail } from '../notifications/booking-mail';
import { assertCancellable } from '../terms/guest-deadline';
import type {
  GroupBookingInput,
  GroupBookingItem,
  HubGroup,
  HubGroupInput,
  HubGroupItem,
} from './group-bookings.dto';
import { ofItem, toItemConflict, toItemCoverRefusal } from './item-refusal';

interface Item {
  readonly input: HubGroupItem | GroupBookingItem;
  readonly setting: BookingSetting;
  readonly booking: Booking;
}

/** What an answer shows besides the bookings. */
interface Shown {
  readonly references: BookingReferences;
  /** Positions on the waiting list, by the booking's hex id. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Books several items for one party in a single transaction: all or nothing. */
@Injectable()
export class GroupBookingsService {
  // seven: a group is made, shown and cancelled as one
  constructor(
    private readonly newBookings: NewBookings,
    private readonly vendors: VendorsService,
    private readonly drafts: BookingDrafts,
    private readonly segments: SegmentsService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
    private readonly together: BulkCancellation,
  ) {}

  /** @throws {AppError} the refusal of the first item that cannot be booked, named in its details */
  async byStaff(ctx: RequestContext, input: GroupBookingInput): Promise<BookingsTogetherOutput> {
    const { _customer, _segment } = input;
    const vendor = await this.vendors.current(ctx);
    const segment = _segment ? await this.segments.get(ctx, _segment) : undefined;
    const segmentId = segment?._id ?? vendor._defaultSegment;
    const groupId = new Types.ObjectId();
    const items = await this.prepared(input.items, async (one) => {
      const setting = await this.drafts.setting(ctx, one._service, _customer);
      const day = this.drafts.check(ctx, setting, one, 'staff');
      return this.item(ctx, one, setting, { day, groupId, online: false, segmentId });
    });
    return this.book(ctx, items, (tx, bookings, { references, positions }) => ({
      _id: groupId.toHexString(),
      bookings: bookings.map((one) => this.presenter.toStaff(tx, one, references, positions)),
    }));
  }

  /** @throws as byStaff, plus the rules for guests */
  async byGuest(ctx: RequestContext, input: HubGroupInput): Promise<HubGroup> {
    const guestId = ownId(ctx);
    const { timezone } = await this.vendors.current(ctx);
    const groupId = new Types.ObjectId();
    const items = await this.prepared(input.items, async (one) => {
      const setting = await this.drafts.setting(ctx, one._service, guestId);
      await this.drafts.assertCode(ctx, setting, one.code);
      const day = this.drafts.check(ctx, setting, one, 'guest');
      await this.drafts.assertOpen(ctx, setting, one);
      return this.item(ctx, one, setting, { day, groupId, online: true });
    });
    const made = await this.book(ctx, items, (tx, bookings, { references, positions }) => ({
      _id: groupId.toHexString(),
      bookings: bookings.map((one) =>
        this.presenter.toGuest(tx, one, references, timezone, positions),
      ),
    }));
    for (const { booking, input } of items) {
      // a hold can be larger than the booking that completes it
      const held = 'holdId' in input && input.holdId;
      if (booking.waitingList || held) this.newBookings.mayHaveFreed(ctx, [booking]);
    }
    return made;
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<BookingsTogetherOutput> {
    const found = await this.together.find(ctx, '_group', id);
    return { _id: id, bookings: await this.presenter.forStaff(ctx, found) };
  }

  /** @throws {NotFoundError} also for another guest's */
  async getOwn(ctx: RequestContext, id: string): Promise<HubGroup> {
    const found = await this.own(ctx, id);
    const { timezone } = await this.vendors.current(ctx);
    return { _id: id, bookings: await this.presenter.forGuest(ctx, found, timezone) };
  }

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} BOOKING_CANCELLED when nothing is left to cancel
   */
  async cancel(
    ctx: RequestContext,
    id: string,
    { from, reason }: CancelTogetherInput,
  ): Promise<BookingsTogetherOutput> {
    const seen = await this.together.find(ctx, '_group', id);
    return this.together.cancel(ctx, seen, {
      from,
      reason,
      answer: (bookings, { tx, references }) => ({
        _id: id,
        bookings: bookings.map((one) => this.presenter.toStaff(tx, one, references)),
      }),
    });
  }

  /**
   * Cancels everything that has not started. One missed deadline refuses the whole group.
   * @throws {NotFoundError} also for another guest's
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED
   */
  async cancelOwn(ctx: RequestContext, id: string): Promise<HubGroup> {
    const seen = await this.own(ctx, id);
    const { timezone } = await this.vendors.current(ctx);
    return this.together.cancel(ctx, seen, {
      assertMay: (booking, index) => {
        try {
          assertCancellable(booking, ctx.now, timezone);
        } catch (error) {
          throw ofItem(error, index, 'bookings');
        }
      },
      answer: (bookings, { tx, references }) => ({
        _id: id,
        bookings: bookings.map((one) => this.presenter.toGuest(tx, one, references, timezone)),
      }),
    });
  }

  /** Without the bookings that staff have since moved to another guest. */
  private async own(ctx: RequestContext, id: string): Promise<Booking[]> {
    const found = await this.together.find(ctx, '_group', id);
    const guestId = ownId(ctx);
    const own = found.filter(({ _customer }) => _customer?.toHexString() === guestId);
    if (own.length === 0) throw new NotFoundError();
    return own;
  }

  /** In order, so that the first faulty item is the one reported. */
  private async prepared<I>(inputs: readonly I[], prepare: (input: I) => Promise<Item>) {
    const items: Item[] = [];
    for (const [index, input] of inputs.entries()) {
      try {
        items.push(await prepare(input));
      } catch (error) {
        throw ofItem(error, index);
      }
    }
    return items;
  }

  private async item(
    ctx: RequestContext,
    input: Item['input'],
    setting: BookingSetting,
    of: Pick<Parameters<typeof newBooking>[1], 'day' | 'online' | 'groupId'> & {
      segmentId?: Types.ObjectId | undefined;
    },
  ): Promise<Item> {
    const { vendor, service, guest } = setting;
    const { segmentId, ...rest } = of;
    const draft = newBooking(input, {
      ...rest,
      now: ctx.now,
      vendor,
      service,
      ...(segmentId ? { segmentId } : {}),
      ...(guest ? { customerId: guest._id } : {}),
    });
    return { input, setting, booking: await this.drafts.cover(ctx, draft, input) };
  }

  private async book<A>(
    ctx: RequestContext,
    items: readonly Item[],
    answer: (tx: Transaction, bookings: readonly Booking[], shown: Shown) => A,
  ): Promise<A> {
    const bookings = items.map(({ booking }) => booking);
    const completes = items.flatMap(({ input }) =>
      'holdId' in input && input.holdId && isHoldOf(input.holdId, ownId(ctx)) ? [input.holdId] : [],
    );
    const [references, positions] = await Promise.all([
      this.presenter.references(ctx, bookings),
      this.presenter.positions(ctx, bookings),
    ]);
    const creation = this.newBookings.create(ctx, {
      bookings,
      completes,
      messages: (tx) => this.messages(tx, items, positions),
      answer: (tx) => answer(tx, bookings, { references, positions }),
    });
    return creation.catch((error: unknown) => {
      const expectations = items.map(({ input, setting: { service } }) => ({
        ...input,
        mayWait: service.waitingList,
      }));
      throw toItemCoverRefusal(toItemConflict(error, bookings, expectations), bookings);
    });
  }

  /** One message for everything booked, and one for each booking on a waiting list, with its position. */
  private async messages(
    tx: Transaction,
    items: readonly Item[],
    positions: Shown['positions'],
  ): Promise<(PreparedMessage | null)[]> {
    const mails = this.mailsOf(items);
    const booked = mails.filter(({ booking }) => !booking.waitingList);
    const messages = [await this.mail.ofSeveral(tx, 'bookingConfirmation', booked)];
    for (const mail of mails) {
      if (!mail.booking.waitingList) continue;
      const position = positions.get(mail.booking._id.toHexString());
      messages.push(await this.mail.forCreated(tx, mail, position));
    }
    return messages;
  }

  /** By day and time: the earliest is the subject of the message. */
  private mailsOf(items: readonly Item[]) {
    const mails = items.map(({ booking, setting: { service, vendor, guest } }) => ({
      booking,
      service,
      vendor,
      guest: guest ?? null,
    }));
    const when = ({ booking }: { booking: Booking }) =>
      booking.start.getTime() + booking.timeindex * 60_000;
    return mails.sort((a, b) => when(a) - when(b));
  }
}
