import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import type { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { type FreedTime, ledgerIdOf, type Slot } from '../../capacity/public';
import { VendorsService } from '../../vendors/public';
import { FreedPlaces, promotesByItself } from '../write/freed-places';
import { AwaitedSlots } from './awaited-slots';
import { SlotPromotion } from './slot-promotion';

/** One pass over a slot's list. Excluded are bookings that the change itself put on it. */
interface Round {
  readonly ctx: RequestContext;
  readonly except: readonly Types.ObjectId[];
}

/** A slot being served, with the round to run afterwards, if any. */
interface Turn {
  next?: Round | undefined;
  done: Promise<void>;
}

/** Serves waiting lists in the background, one round at a time for each slot. */
@Injectable()
export class WaitingListService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(WaitingListService.name);
  /** Slots whose list is being served. */
  private readonly serving = new Map<string, Turn>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly freed: FreedPlaces,
    private readonly vendors: VendorsService,
    private readonly promotion: SlotPromotion,
    private readonly awaited: AwaitedSlots,
  ) {}

  onModuleInit(): void {
    this.freed.subscribe((ctx, slots, except) => this.placesFreed(ctx, slots, except));
  }

  /** Promotions under way are finished before the process ends. */
  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** Resolves when this process has no promotion under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Promotes in the background, so that the change that freed the places is answered at once. */
  placesFreed(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): void {
    const task = this.promoteFrom(ctx, slots, except)
      .catch((error: unknown) => {
        // the places stay kept for the list; when that expires, its job serves it
        this.logger.error({ err: error, vendorId: ctx.vendorId }, 'waiting list not served');
      })
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Promotes into these slots, at venues that promote automatically. */
  async promoteFrom(
    { vendorId, now }: Pick<RequestContext, 'vendorId' | 'now'>,
    slots: readonly Slot[],
    except: readonly Types.ObjectId[] = [],
  ): Promise<void> {
    const ctx = systemContext(vendorId, 'waiting-list', now);
    if (!promotesByItself(await this.vendors.current(ctx))) return;
    for (const slot of slots) await this.inTurn(slot, { ctx, except });
  }

  /**
   * Promotes to tables that got free at these times, first whoever has waited longest: a table may seat who
   * waits for another time than that of whoever had it.
   */
  async promoteAt(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    times: readonly FreedTime[],
    except: readonly Types.ObjectId[] = [],
  ): Promise<void> {
    await this.promoteFrom(ctx, await this.awaited.during(ctx, times), except);
  }

  /** Promotes to any table from a day on. @param date yyyy-mm-dd */
  async promoteSince(
    ctx: Pick<RequestContext, 'vendorId' | 'now'>,
    date: CalendarDate,
  ): Promise<void> {
    await this.promoteFrom(ctx, await this.awaited.since(ctx, date));
  }

  /** One round at a time per slot; requests that arrive meanwhile share the next one. */
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
        await this.promotion.promoteAll(ctx, slot, except);
      }
    } finally {
      this.serving.delete(key);
    }
  }
}

/** Merges two rounds: only bookings excluded by both stay excluded. */
function together(first: Round, second: Round): Round {
  const except = second.except.filter((id) => first.except.some((other) => other.equals(id)));
  return { ctx: second.ctx, except };
}
