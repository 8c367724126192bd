import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import type { Types } from 'mongoose';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { ledgerIdOf, type Slot } from '../../capacity/public';
import { VendorsService } from '../../vendors/public';
import { FreedPlaces, promotesByItself } from '../write/freed-places';
import { SlotPromotion } from './slot-promotion';

/** For whom places became free. Excluded are the bookings that the change itself put on the list. */
interface Round {
  readonly ctx: RequestContext;
  readonly except: readonly Types.ObjectId[];
}

/** One slot's list being served, and the round that follows where one is wanted. */
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
    if (!promotesByItself(await this.vendors.current(ctx))) return;
    for (const slot of slots) await this.inTurn(slot, { ctx, except });
  }

  /** One round at a time for a slot: occasions that come meanwhile share the next one. */
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

/** One round in place of two: it excludes only whom both exclude. */
function together(first: Round, second: Round): Round {
  const except = second.except.filter((id) => first.except.some((other) => other.equals(id)));
  return { ctx: second.ctx, except };
}
