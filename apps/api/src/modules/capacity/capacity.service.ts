import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import {
  type Deadline,
  DeadlineExceededError,
  deadlineIn,
  isOver,
  PATIENCE_MS,
} from '../../common/transactions/deadline';
import { RestartTransactionError } from '../../common/transactions/durable-transaction';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { SlotFullError } from './capacity.errors';
import {
  type CapacityChange,
  type CapacityClaim,
  occupationsOf,
  type PlaceClaim,
  type ResourceOccupation,
  type SlotDay,
} from './claim';
import { heldTables } from './ledger/held-tables';
import { dayOfLedger, type LedgerHold, ledgerIdOf, QUEUE } from './ledger/ledger.schema';
import { type LedgerChange, ledgerChanges } from './ledger/ledger-changes';
import { LedgerDays } from './ledger/ledger-days';
import { LedgerReader } from './ledger/ledger-reader';
import { LedgerStore } from './ledger/ledger-store';
import { needsRoom, type SlotDemand } from './ledger/slot-guard';
import { SlotHolds } from './ledger/slot-holds';
import { isSold, placesLeft } from './ledger/slot-places';
import { type FreedTables, freedTables } from './resources/freed-tables';
import { occupationChanges, piecesOf } from './resources/occupation-changes';
import { OccupationStore } from './resources/occupation-store';
import { Turns } from './turns';

/** How long freed places are kept for the waiting list; promoting takes milliseconds. */
const QUEUE_HOLD_MS = 60_000;

export interface ClaimOptions {
  /** Staff overbook places; the caller has checked their permission. Resources cannot be overbooked. */
  readonly override?: boolean;
  /** The claim comes from the waiting list, so places kept for the list are free to it. */
  readonly forQueue?: boolean;
  /** Freed places to keep for the waiting list, so that nobody gets in ahead of it. */
  readonly keepForQueue?: readonly PlaceClaim[];
  /** Holds that the claim completes: they are removed and do not count against it. */
  readonly completes?: readonly string[];
}

export type FreedTablesListener = (tx: Transaction, freed: FreedTables) => Promise<void>;

/** What a transaction may claim or release: days of services, and resources. */
export interface CapacityTurn {
  readonly days?: readonly SlotDay[];
  readonly resources?: readonly ResourceOccupation[];
}

/**
 * What can be sold only once: places in a slot, and resources. Claims are part of the caller's transaction: they
 * are written with its documents, or refused with a CapacityRefusedError and nothing is written.
 */
@Injectable()
export class CapacityService {
  private freedListener: FreedTablesListener = async () => {};

  // seven: it fronts ledgers, holds and resources, and opens the transaction they share
  constructor(
    private readonly transactions: Transactions,
    private readonly turns: Turns,
    private readonly days: LedgerDays,
    private readonly ledgers: LedgerStore,
    private readonly reader: LedgerReader,
    private readonly holds: SlotHolds,
    private readonly occupations: OccupationStore,
  ) {}

  /**
   * As `Transactions.run`, queued behind others who claim the same. The guards alone keep places from being
   * sold twice; taking turns saves the retries that make a busy slot fifty times slower.
   */
  async inTurn<T>(
    ctx: RequestContext,
    { days = [], resources = [] }: CapacityTurn,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const deadline = deadlineIn(PATIENCE_MS);
    const ledgerIds: string[] = [];
    for (const day of days) ledgerIds.push(await this.days.ensure(ctx, day, deadline));
    const keys = [...ledgerIds, ...resources.flatMap(piecesOf).map(({ id }) => id)];
    let isFirst = true;
    const attempt = async (tx: Transaction): Promise<T> => {
      // after losing a race, lock first: what is read next cannot change before the write
      if (!isFirst) {
        await this.turns.claim(keys);
        await this.ledgers.lock(tx, ledgerIds);
      }
      isFirst = false;
      return work(tx);
    };
    return this.turns.take(keys, async () => {
      if (isOver(deadline)) throw new DeadlineExceededError();
      return this.transactions.run(ctx, attempt, deadline);
    });
  }

  /** Called in each transaction that frees tables, whoever had them. One listener, which its module registers as it starts. */
  whenTablesAreFreed(listener: FreedTablesListener): void {
    this.freedListener = listener;
  }

  /** Opens a day's ledger if it is missing, and answers its id. @throws {NotFoundError} no such service */
  openDay(ctx: RequestContext, day: SlotDay, deadline: Deadline): Promise<string> {
    return this.days.ensure(ctx, day, deadline);
  }

  /** @throws {SlotFullError} @throws {ResourceTakenError} */
  claim(tx: Transaction, claim: CapacityClaim, options?: ClaimOptions): Promise<void> {
    return this.change(tx, [{ before: null, after: claim }], options);
  }

  /**
   * Replaces a holder's places and resources by others.
   * @throws as `claim`
   */
  move(
    tx: Transaction,
    from: CapacityClaim,
    to: CapacityClaim,
    options?: ClaimOptions,
  ): Promise<void> {
    return this.change(tx, [{ before: from, after: to }], options);
  }

  release(tx: Transaction, claim: CapacityClaim, options?: ClaimOptions): Promise<void> {
    return this.change(tx, [{ before: claim, after: null }], options);
  }

  /**
   * Claims, moves and releases for several holders, all or nothing; one may take what another gives up.
   * Ledgers are written first, then resources, each in the order of their ids.
   * @throws as `claim`
   */
  async change(
    tx: Transaction,
    changes: readonly CapacityChange[],
    options: ClaimOptions = {},
  ): Promise<void> {
    const { override = false, forQueue = false, keepForQueue = [], completes = [] } = options;
    const ledgers = ledgerChanges(changes);
    const held = await this.tablesHeldBy(tx, ledgers, completes);
    for (const { ledgerId, slots } of ledgers) {
      const keep = keepForQueue
        .filter(({ serviceId, date }) => ledgerIdOf(serviceId, date) === ledgerId)
        .map((place) => queueHold(place, tx.now));
      const write = {
        ledgerId,
        slots,
        now: tx.now,
        unguarded: override,
        forQueue,
        keep,
        completes,
      };
      if (await this.ledgers.write(tx, write)) continue;
      throw await this.refusal(tx, ledgerId, slots, completes);
    }
    await this.occupy(
      tx,
      [...held, ...changes.flatMap(({ before }) => occupationsOf(before))],
      changes.flatMap(({ after }) => occupationsOf(after)),
    );
  }

  /**
   * Holds places for a guest who is booking, and their tables, in place of any hold of theirs in the same
   * ledger: the caller has released the tables of that one.
   * @throws {SlotFullError} @throws {ResourceTakenError}
   */
  async hold(tx: Transaction, day: SlotDay, hold: LedgerHold): Promise<void> {
    const ledgerId = ledgerIdOf(day.serviceId, day.date);
    if (!(await this.holds.put(tx, ledgerId, hold, tx.now))) {
      throw await this.refusal(tx, ledgerId, [hold], []);
    }
    await this.occupy(tx, [], heldTables(hold, day.date));
  }

  /** Removes a guest's hold and answers it; null if it is gone. @param guestId hex */
  async releaseHold(
    tx: Transaction,
    ledgerId: string,
    holdId: string,
    guestId: string,
  ): Promise<LedgerHold | null> {
    const released = await this.holds.release(tx, ledgerId, holdId, guestId);
    if (!released) return null;
    await this.occupy(tx, heldTables(released, dayOfLedger(ledgerId).date), []);
    return released;
  }

  /**
   * Keeps what a guest holds for longer, for an owner whom the guest's next hold does not replace.
   * @param from owner so far
   * @returns null if it has run out, or has another owner
   */
  handHold(
    tx: Transaction,
    ledgerId: string,
    holdId: string,
    { from, to, until }: { readonly from: string; readonly to: string; readonly until: Date },
  ): Promise<LedgerHold | null> {
    return this.holds.hand(tx, ledgerId, holdId, { from, to, exp: until, now: tx.now });
  }

  private async occupy(
    tx: Transaction,
    before: readonly ResourceOccupation[],
    after: readonly ResourceOccupation[],
  ): Promise<void> {
    await this.occupations.apply(tx, occupationChanges(before, after));
    const freed = freedTables(before, after);
    if (freed.times.length > 0) await this.freedListener(tx, freed);
  }

  /** What the holds that a change completes keep of tables: it leaves them to the change. */
  private async tablesHeldBy(
    tx: Transaction,
    ledgers: readonly LedgerChange[],
    completes: readonly string[],
  ): Promise<ResourceOccupation[]> {
    if (completes.length === 0) return [];
    const found = await this.reader.findMany(
      tx,
      ledgers.map(({ ledgerId }) => ledgerId),
    );
    return found.flatMap(({ date, holds }) =>
      holds.filter(({ h }) => completes.includes(h)).flatMap((hold) => heldTables(hold, date)),
    );
  }

  /** The refusal behind a failed guard; a missing ledger is opened and tried again. */
  private async refusal(
    tx: Transaction,
    ledgerId: string,
    slots: readonly SlotDemand[],
    completes: readonly string[],
  ): Promise<SlotFullError | RestartTransactionError> {
    const ledger = await this.reader.find(tx, ledgerId);
    if (!ledger) {
      const day = dayOfLedger(ledgerId);
      return new RestartTransactionError(async () => {
        this.days.forget(day.serviceId);
        await this.days.ensure(tx, day, deadlineIn(PATIENCE_MS));
      });
    }
    const tightest = slots
      .filter((slot) => needsRoom(slot) && !(slot.anyTime && !isSold(ledger, slot.t)))
      .map(({ t, pax }) => ({ t, pax, left: placesLeft(ledger, t, tx.now, { holds: completes }) }))
      .sort((a, b) => a.left - a.pax - (b.left - b.pax))[0];
    return new SlotFullError(ledgerId, tightest?.t ?? 0, Math.max(0, tightest?.left ?? 0));
  }
}

const queueHold = ({ t, places }: PlaceClaim, now: Date): LedgerHold => ({
  h: new Types.ObjectId().toHexString(),
  t,
  pax: places,
  exp: new Date(now.getTime() + QUEUE_HOLD_MS),
  g: QUEUE,
});
