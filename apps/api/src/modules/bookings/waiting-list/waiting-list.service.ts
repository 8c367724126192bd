import { toStart } from '@atrium/rules/calendar-date';
import { toInstant } from '@atrium/rules/time-zone';
import { nextToPromote } from '@atrium/rules/waiting-list';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import type { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingStatusesRepository } from '../../booking-statuses/public';
import {
  LedgerReader,
  ledgerIdOf,
  placesLeft,
  QUEUE,
  type Slot,
  SlotHolds,
} from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { toSlotConflict } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import { BookingEngine, type WriteChanges } from '../change/booking-engine';
import type { PromoteBookingInput } from '../change/booking-input.dto';
import { FreedPlaces } from '../change/freed-places';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingMail } from '../notifications/booking-mail';

/** Of one slot; beyond it nobody is looked at until those before have left. */
const MAX_CANDIDATES = 200;

/** Who is to be looked at, and who not: those whom the change that freed the places put there. */
interface Round {
  readonly ctx: RequestContext;
  readonly except: readonly Types.ObjectId[];
}

/** The serving of one slot's list, and the round after it where one is wanted. */
interface Turn {
  next?: Round | undefined;
  done: Promise<void>;
}

/** Gives places that became free to who waits for them. */
@Injectable()
export class WaitingListService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(WaitingListService.name);
  /** Slots whose list is being served. */
  private readonly serving = new Map<string, Turn>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly engine: BookingEngine,
    private readonly freed: FreedPlaces,
    private readonly ledgers: LedgerReader,
    private readonly holds: SlotHolds,
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesRepository,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  onModuleInit(): void {
    this.freed.subscribe((ctx, slots, except) => this.placesFreed(ctx, slots, except));
  }

  /** A process that ends finishes what it began. */
  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** Until nobody is being promoted by this process. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Promotes in the background: whoever freed the places does not wait for those who get them. */
  placesFreed(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): void {
    const task = this.promoteFrom(ctx, slots, except)
      .catch((error: unknown) => {
        // the places are kept for the list, whose job serves it when they run out
        this.logger.error({ err: error, vendorId: ctx.vendorId }, 'waiting list not served');
      })
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Promotes those who fit into these slots, at venues that promote automatically. */
  async promoteFrom(
    { vendorId, now }: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): Promise<void> {
    const ctx = systemContext(vendorId, 'waiting-list', now);
    const { waitingListPromotion } = await this.vendors.current(ctx);
    if (waitingListPromotion !== 'auto') return;
    for (const slot of slots) await this.inTurn(slot, { ctx, except });
  }

  /** One at a time for a slot: who comes meanwhile has the round after it, together. */
  private inTurn(slot: Slot, round: Round): Promise<void> {
    const key = `${ledgerIdOf(slot.serviceId, slot.date)}|${slot.t}`;
    const before = this.serving.get(key);
    if (before) {
      before.next = before.next ? together(before.next, round) : round;
      return before.done;
    }
    const turn: Turn = { next: round, done: Promise.resolve() };
    this.serving.set(key, turn);
    turn.done = this.take(turn, slot, key);
    return turn.done;
  }

  private async take(turn: Turn, slot: Slot, key: string): Promise<void> {
    try {
      while (turn.next) {
        const { ctx, except } = turn.next;
        turn.next = undefined;
        await this.promoteAll(ctx, slot, except);
      }
    } finally {
      this.serving.delete(key);
    }
  }

  /**
   * Staff give a waiting booking its places, whoever else waits.
   * @throws {RuleError} WAITING_LIST_NOT_OFFERED when it does not wait
   * @throws {ConflictError} SLOT_FULL
   * @throws {StaleVersionError}
   */
  async promoteByStaff(
    ctx: RequestContext,
    id: string,
    { version }: PromoteBookingInput,
  ): Promise<BookingOutput> {
    const seen = await this.bookings.get(ctx, id);
    const references = await this.presenter.references(ctx, [seen]);
    try {
      return await this.engine.change(ctx, [seen], async (tx, write) => {
        const before = await this.bookings.get(tx, seen._id);
        if (version !== undefined && version !== before.version) {
          throw new StaleVersionError(before.version);
        }
        if (!before.waitingList) throw new RuleError('WAITING_LIST_NOT_OFFERED');
        const after = await this.promote(tx, write, before);
        return this.presenter.toStaff(ctx, after, references);
      });
    } catch (error) {
      throw toSlotConflict(error, { participants: seen.participants });
    }
  }

  /**
   * Each in a transaction of its own, in order of creation, as long as somebody fits. What was kept for
   * the list is everybody's again in the transaction that finds nobody: places that become free meanwhile
   * are kept by a write that it conflicts with.
   */
  private async promoteAll(
    ctx: RequestContext,
    slot: Slot,
    except: readonly Types.ObjectId[],
  ): Promise<void> {
    const isKept = await this.holds.isKeptForQueue(ctx, slot);
    if (!isKept && !(await this.bookings.isAwaited(ctx, slot, except))) return;
    const place = { _service: slot.serviceId, start: toStart(slot.date) };
    let again = true;
    while (again) {
      again = await this.engine.change(ctx, [place], async (tx, write) => {
        const next = await this.next(tx, slot, except);
        if (!next) {
          await this.holds.releaseQueue(tx, slot);
          return false;
        }
        for (const { booking, reason } of next.skipped) {
          tx.audit({
            action: 'booking.skipped',
            entity: 'booking',
            entityId: booking._id,
            ...(booking._customer ? { customerId: booking._customer } : {}),
            reason,
          });
        }
        await this.promote(tx, write, next.booking);
        return true;
      });
    }
  }

  /** The first waiting booking that fits now, and why those before it do not. */
  private async next(tx: Transaction, slot: Slot, except: readonly Types.ObjectId[]) {
    const waiting = await this.bookings.waiting(tx, slot, MAX_CANDIDATES);
    const entries = waiting.filter(({ _id }) => !except.some((id) => id.equals(_id)));
    const ledger = await this.ledgers.find(tx, ledgerIdOf(slot.serviceId, slot.date));
    const service = await this.services.get(tx, slot.serviceId);
    const vendor = await this.vendors.current(tx);
    if (!ledger) return undefined;
    const start = toInstant(slot.date, slot.t, vendor.timezone);
    const { promote, skipped } = nextToPromote({
      entries: entries.map((booking) => ({
        id: booking._id.toHexString(),
        participants: booking.participants,
        booking,
      })),
      available: placesLeft(ledger, slot.t, tx.now, { holds: [], owner: QUEUE }),
      now: tx.now.getTime(),
      // once guests may no longer book the slot, nobody is surprised by a promotion either
      cutoff: start - (service.minNoticeMinutes ?? 0) * 60_000,
    });
    if (!promote) return undefined;
    const reasons = new Map(skipped.map(({ id, reason }) => [id, reason]));
    return {
      booking: promote.booking,
      skipped: entries.flatMap((booking) => {
        const reason = reasons.get(booking._id.toHexString());
        return reason ? [{ booking, reason }] : [];
      }),
    };
  }

  private async promote(tx: Transaction, write: WriteChanges, before: Booking): Promise<Booking> {
    const { cancelledAt: _, _bookingStatus, ...rest } = before;
    const after: Booking = {
      ...rest,
      ...(await this.statuses.ofCounting(tx, _bookingStatus)),
      active: true,
      waitingList: false,
      sequence: before.sequence + 1,
      version: before.version + 1,
      updatedAt: tx.now,
    };
    await write([{ before, after }], { forQueue: true });
    recordBooking(tx, 'booking.promoted', before, after);
    const scope = { vendorId: tx.vendorId };
    const [vendor, service, guest] = await Promise.all([
      this.vendors.resolve(tx.vendorId),
      this.services.get(scope, before._service),
      before._customer ? this.customers.get(scope, before._customer).catch(() => null) : null,
    ]);
    await this.mail.promoted(tx, { booking: after, service, vendor, guest });
    return after;
  }
}

/** One round in place of two: only whom neither of them means is left out. */
function together(first: Round, second: Round): Round {
  const except = second.except.filter((id) => first.except.some((other) => other.equals(id)));
  return { ctx: second.ctx, except };
}
