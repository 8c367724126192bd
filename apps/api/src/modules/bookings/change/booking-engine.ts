import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { AlreadyAnsweredError } from '../../../common/idempotency/idempotency-store';
import {
  deadlineIn,
  isOver,
  NotInTimeError,
  PATIENCE_MS,
  runDurably,
} from '../../../common/transactions/durable-transaction';
import { openDraft } from '../../../common/transactions/transaction-draft';
import { TransactionRecords } from '../../../common/transactions/transaction-records';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  KeyedQueue,
  LedgerDays,
  type LedgerHold,
  LedgerStore,
  NoRoomError,
  OccupationMissingError,
  OccupationStore,
  OccupiedError,
  piecesOf,
  type Stay,
} from '../../capacity/public';
import type { Booking } from '../booking.schema';
import type { WaitingSlot } from '../bookings.repository';
import { CreateBatcher } from '../create/create-batcher';
import type { CreateJob } from '../create/create-requests';
import { BookingWrites, type ChangeOptions, touchedBy } from './booking-writes';
import { type BookingChange, dateOf, ledgerOf } from './ledger-changes';

/** The slot of a booking that is or will be touched. */
export type BookingPlace = Pick<Booking, '_service' | 'start'>;

/** Places to be kept for a guest who is choosing. */
export interface HoldRequest<A> {
  readonly place: BookingPlace;
  /** Where else the guest may hold something, that the new hold takes the place of. */
  readonly others: readonly BookingPlace[];
  readonly hold: LedgerHold;
  readonly answer: A;
}

/** Writes changes of bookings, and their ledgers, in the transaction of a call. */
export type WriteChanges = (
  changes: readonly BookingChange[],
  options?: ChangeOptions,
) => Promise<void>;

/**
 * Told after commit, with the slots in which places became free; nobody waits for what it does.
 * @param except bookings that the change itself touched: who was just put on the list is not meant
 */
export type FreedListener = (
  ctx: RequestContext,
  slots: readonly WaitingSlot[],
  except: readonly Types.ObjectId[],
) => void;

/**
 * The one way in which bookings change: every write of a booking passes a
 * guarded ledger in the same snapshot transaction, durable on a majority before it is acknowledged.
 */
@Injectable()
export class BookingEngine {
  private freed: FreedListener = () => {};

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly queue: KeyedQueue,
    private readonly batcher: CreateBatcher,
    private readonly days: LedgerDays,
    private readonly ledgers: LedgerStore,
    private readonly occupations: OccupationStore,
    private readonly writes: BookingWrites,
    private readonly records: TransactionRecords,
  ) {}

  onFreed(listener: FreedListener): void {
    this.freed = listener;
  }

  /**
   * A new booking within the places, or one that waits.
   * @throws {NoRoomError}
   * @throws {NotInTimeError}
   */
  async create<A>(job: Omit<CreateJob<A>, 'ledgerId' | 'deadline'>): Promise<A> {
    const deadline = deadlineIn(PATIENCE_MS);
    const { _service, start } = job.booking;
    const ledgerId = await this.days.ensure(job.ctx, _service, dateOf({ start }), deadline);
    return this.batcher.submit({ ...job, ledgerId, deadline });
  }

  /**
   * Any other change, all or nothing. `work` may run several times and acts through `tx` and `write`
   * only; what it answers is stored for the idempotency key.
   * @param places every slot's day that may be touched, before and after
   * @param stays what may be occupied afterwards, to spare those who want the same their retries
   * @throws {NoRoomError}
   * @throws {OccupiedError}
   * @throws {StaleVersionError}
   * @throws {NotInTimeError}
   */
  async change<T>(
    ctx: RequestContext,
    places: readonly BookingPlace[],
    work: (tx: Transaction, write: WriteChanges) => Promise<T>,
    stays: readonly Stay[] = [],
  ): Promise<T> {
    const deadline = deadlineIn(PATIENCE_MS);
    const ledgerIds: string[] = [];
    for (const { _service, start } of places) {
      ledgerIds.push(await this.days.ensure(ctx, _service, dateOf({ start }), deadline));
    }
    const ids = [...ledgerIds, ...stays.flatMap(piecesOf).map(({ id }) => id)];
    let isFirst = true;
    let freed: WaitingSlot[] = [];
    let touched: Types.ObjectId[] = [];
    let tasks: readonly (() => void)[] = [];
    const answer = await this.queue.exclusive(ids, async () => {
      if (isOver(deadline)) throw new NotInTimeError();
      return this.withResources(ctx, () =>
        this.replayable(ctx, deadline, async (session) => {
          // who lost to others reads nothing more that could be overtaken before it writes
          if (!isFirst) await this.ledgers.lock({ vendorId: ctx.vendorId, session }, ledgerIds);
          isFirst = false;
          const draft = openDraft(ctx, session);
          const opened: WaitingSlot[] = [];
          const changed: Types.ObjectId[] = [];
          const result = await work(draft.tx, async (changes, options = {}) => {
            opened.push(...(await this.writes.write(draft.tx, changes, options)));
            changed.push(...touchedBy(changes));
          });
          await this.records.write(session, [{ draft, answer: result }]);
          freed = opened;
          touched = changed;
          tasks = draft.tasks;
          return result;
        }),
      );
    });
    for (const task of tasks) task();
    if (freed.length > 0) this.freed(ctx, freed, touched);
    return answer;
  }

  /**
   * Keeps places for a guest who is choosing; a hold the guest had in the same ledger goes.
   * @param before what happens first, in the same transaction
   * @throws {NoRoomError}
   */
  hold<T>(
    ctx: RequestContext,
    { place, others, hold, answer }: HoldRequest<T>,
    before: (tx: Transaction) => Promise<void>,
  ): Promise<T> {
    return this.change(ctx, [place, ...others], async (tx) => {
      const id = ledgerOf(place);
      await before(tx);
      if (await this.ledgers.hold(tx, id, hold, tx.now)) return answer;
      throw await this.writes.noRoom(tx, id, [hold]);
    });
  }

  /** Releases a hold of the guest; one that is gone is no error. */
  async releaseHold(
    ctx: RequestContext,
    place: BookingPlace,
    holdId: string,
    guestId: string,
  ): Promise<null> {
    let held: LedgerHold | null = null;
    await this.change(ctx, [place], async (tx) => {
      held = await this.ledgers.release(tx, ledgerOf(place), holdId, guestId);
      return null;
    });
    const freed = held as LedgerHold | null;
    if (freed) {
      this.freed(ctx, [{ serviceId: place._service, start: place.start, t: freed.t }], []);
    }
    return null;
  }

  /** The first stay on a resource's day makes that day, and tries again. */
  private async withResources<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OccupationMissingError)) throw error;
      await this.occupations.ensure(ctx, error.ids);
      return work();
    }
  }

  /** A refusal may be of a repeat whose first try succeeded: the same snapshot tells. */
  private replayable<T>(
    ctx: RequestContext,
    deadline: number,
    work: (session: ClientSession) => Promise<T>,
  ): Promise<T> {
    let answered: string | undefined;
    const run = runDurably(this.connection, deadline, async (session) => {
      answered = undefined;
      try {
        return await work(session);
      } catch (error) {
        const refused =
          error instanceof AppError ||
          error instanceof NoRoomError ||
          error instanceof OccupiedError;
        if (refused && ctx.idempotency) {
          const known = await this.records.answered(session, [ctx.idempotency]);
          if (known.has(ctx.idempotency.id)) answered = ctx.idempotency.id;
        }
        throw error;
      }
    });
    return run.catch((error: unknown) => {
      const claimId = error instanceof AlreadyAnsweredError ? error.claimId : answered;
      if (claimId) return this.records.refuseAsAnswered(claimId, deadline);
      throw error;
    });
  }
}
