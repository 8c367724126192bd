import { MAX_PLANNED_DAYS, repeatedDates } from '@atrium/rules/spa/schedules/schedule';
import { shiftProblem } from '@atrium/rules/spa/schedules/shifts';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError, RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { type ImpactAnswer, impactAnswer } from '../setup/impact-answer';
import { writtenChange } from '../setup/written-change';
import { TherapistsService } from '../therapists/public';
import { inOrder } from './breaks-in-order';
import {
  type NewShiftInput,
  type ShiftChange,
  type ShiftDeletion,
  type ShiftInput,
  type ShiftOutput,
  type ShiftsDeletion,
  toShiftOutput,
} from './schedule.dto';
import { recordShift, recordShifts } from './schedule.events';
import { ScheduleImpact } from './schedule-impact';
import { assertPeriod } from './schedule-period';
import type { Shift } from './shift.schema';
import { ShiftOverlaps } from './shift-overlaps';
import { ShiftsRepository } from './shifts.repository';

/** Plans, changes and removes shifts. Changes of one therapist's come one after another. */
@Injectable()
export class ShiftEditor {
  constructor(
    private readonly shifts: ShiftsRepository,
    private readonly overlaps: ShiftOverlaps,
    private readonly therapists: TherapistsService,
    private readonly impact: ScheduleImpact,
    private readonly transactions: Transactions,
  ) {}

  /**
   * All days of a repeat, or none.
   * @throws {NotFoundError} the therapist
   * @throws {RuleError} as `shiftProblem`, INVALID_PERIOD, PERIOD_TOO_LONG
   * @throws {ConflictError} SHIFTS_OVERLAP
   */
  create(ctx: RequestContext, { repeat, ...input }: NewShiftInput): Promise<ShiftOutput[]> {
    return this.transactions.run(ctx, async (tx) => {
      if (repeat) assertPeriod({ from: input.date, until: repeat.until }, MAX_PLANNED_DAYS);
      const series = repeat ? { series: new Types.ObjectId() } : {};
      const created = await this.createIn(
        tx,
        repeatedDates(input.date, repeat).map((date) => ({ ...input, ...series, date })),
      );
      if (repeat) recordShifts(tx, 'shift.repeated', created);
      else recordShift(tx, 'shift.created', null, created[0] ?? null);
      return created.map(toShiftOutput);
    });
  }

  /**
   * Plans again what was deleted in one go, as one entry of the audit log.
   * @throws as `create`
   */
  async restoreIn(tx: Transaction, shifts: readonly ShiftInput[]): Promise<Shift[]> {
    const series = shifts.length > 1 ? { series: new Types.ObjectId() } : {};
    const restored = await this.createIn(
      tx,
      shifts.map((shift) => ({ ...shift, ...series })),
    );
    if (restored.length > 1) recordShifts(tx, 'shift.repeated', restored);
    else recordShift(tx, 'shift.created', null, restored[0] ?? null);
    return restored;
  }

  /**
   * @throws {NotFoundError} the shift, or the therapist
   * @throws {StaleVersionError}
   * @throws {RuleError} as `shiftProblem`
   * @throws {ConflictError} SHIFTS_OVERLAP; TREATMENTS_AFFECTED, unless that is confirmed
   */
  change(
    ctx: RequestContext,
    { confirmImpact = false, ...change }: ShiftChange,
  ): Promise<ShiftOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { after } = await this.changeIn(tx, change, impactAnswer(confirmImpact));
      return toShiftOutput(after);
    });
  }

  /** Within a transaction of the caller. @throws as `change` */
  async changeIn(
    tx: Transaction,
    { _id, version, ...change }: Omit<ShiftChange, 'confirmImpact'>,
    answer: ImpactAnswer,
  ): Promise<{ before: Shift; after: Shift }> {
    const before = await this.shifts.get(tx, _id);
    if (version !== undefined && version !== before.version) {
      throw new StaleVersionError(before.version);
    }
    const { date, shiftStart, shiftEnd, comment } = change;
    const written = {
      ...{ date, shiftStart, shiftEnd, breaks: change.breaks && inOrder(change.breaks) },
      comment: comment === '' ? null : comment,
      _therapist: change._therapist === undefined ? undefined : clientId(change._therapist),
    };
    const planned = changed(before, written);
    await this.claim(tx, [before, planned]);
    assertShift(planned);
    await this.overlaps.assertNone(tx, [planned]);
    await this.impact.assertAnswered(
      tx,
      {
        therapist: before._therapist,
        dates: [before.date, planned.date],
        gone: [before._id],
        shifts: planned._therapist.equals(before._therapist) ? [planned] : [],
      },
      answer,
    );
    const after = await this.shifts.updateVersioned(
      tx,
      before._id,
      version,
      writtenChange<Shift>(written),
    );
    recordShift(tx, 'shift.updated', before, after);
    return { before, after };
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} TREATMENTS_AFFECTED, unless that is confirmed
   */
  delete(
    ctx: RequestContext,
    { confirmImpact = false, ...deletion }: ShiftDeletion,
  ): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      await this.deleteIn(tx, deletion, impactAnswer(confirmImpact));
      return null;
    });
  }

  /** Within a transaction of the caller. @returns what is gone, by day @throws as `delete` */
  async deleteIn(
    tx: Transaction,
    { _id, andFollowing = false }: Omit<ShiftDeletion, 'confirmImpact'>,
    answer: ImpactAnswer,
  ): Promise<Shift[]> {
    const named = await this.shifts.get(tx, _id);
    const gone =
      andFollowing && named.series
        ? await this.shifts.ofSeries(tx, named.series, named.date)
        : [named];
    await this.remove(tx, gone, answer);
    return gone;
  }

  /**
   * All of them or none.
   * @throws {NotFoundError} if one is missing
   * @throws {ConflictError} TREATMENTS_AFFECTED, unless that is confirmed
   */
  deleteAll(
    ctx: RequestContext,
    { shifts: ids, confirmImpact = false }: ShiftsDeletion,
  ): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const gone = await this.shifts.byIds(tx, ids.map(clientId));
      if (gone.length < ids.length) throw new NotFoundError();
      await this.remove(tx, gone, impactAnswer(confirmImpact));
      return null;
    });
  }

  /** Shifts that are still there, by day. */
  private async remove(
    tx: Transaction,
    gone: readonly Shift[],
    answer: ImpactAnswer,
  ): Promise<void> {
    await this.claim(tx, gone);
    for (const therapist of therapistsOf(gone)) {
      const own = gone.filter((shift) => shift._therapist.equals(therapist));
      await this.impact.assertAnswered(
        tx,
        {
          therapist,
          dates: own.map(({ date }) => date),
          gone: own.map((shift) => shift._id),
        },
        answer,
      );
    }
    await this.shifts.deleteAll(
      tx,
      gone.map((shift) => shift._id),
    );
    if (gone.length > 1) recordShifts(tx, 'shift.deleted', gone);
    else recordShift(tx, 'shift.deleted', gone[0] ?? null, null);
  }

  private async createIn(
    tx: Transaction,
    inputs: readonly (ShiftInput & { series?: Types.ObjectId })[],
  ): Promise<Shift[]> {
    const planned = inputs.map(({ comment, _therapist, breaks, ...fields }) => ({
      ...fields,
      ...{ _id: new Types.ObjectId(), _therapist: clientId(_therapist) },
      breaks: inOrder(breaks ?? []),
      ...(comment ? { comment } : {}),
      ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
    }));
    await this.therapists.claim(tx, therapistsOf(planned));
    for (const shift of planned) assertShift(shift);
    await this.overlaps.assertNone(tx, planned);
    await this.shifts.insertAll(tx, planned);
    return planned as Shift[];
  }

  private claim(tx: Transaction, shifts: readonly Shift[]): Promise<void> {
    return this.therapists.claim(tx, therapistsOf(shifts));
  }
}

/** Each once. */
const therapistsOf = (shifts: readonly Pick<Shift, '_therapist'>[]): Types.ObjectId[] => [
  ...new Map(shifts.map(({ _therapist }) => [_therapist.toHexString(), _therapist])).values(),
];

/** The shift as it would be. */
const changed = (
  before: Shift,
  written: { [Field in keyof Shift]?: Shift[Field] | null },
): Shift => ({
  ...before,
  ...Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined)),
});

/** @throws {RuleError} as `shiftProblem` */
function assertShift(shift: Pick<Shift, 'date' | 'shiftStart' | 'shiftEnd' | 'breaks'>): void {
  const problem = shiftProblem(shift);
  if (problem) throw new RuleError(problem);
}
