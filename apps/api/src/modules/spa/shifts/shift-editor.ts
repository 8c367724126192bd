import { MAX_PLANNED_DAYS, repeatedDates } from '@atrium/rules/spa/schedule';
import { shiftProblem } from '@atrium/rules/spa/shifts';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { RuleError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { writtenChange } from '../setup/written-change';
import { TherapistsService } from '../therapists/public';
import {
  type NewShiftInput,
  type ShiftChange,
  type ShiftDeletion,
  type ShiftInput,
  type ShiftOutput,
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
      const { comment, _therapist: named, ...time } = input;
      const _therapist = clientId(named);
      await this.therapists.claim(tx, [_therapist]);
      if (repeat) assertPeriod({ from: input.date, until: repeat.until }, MAX_PLANNED_DAYS);
      const fields = {
        ...{ ...time, _therapist, breaks: breaksOf(input) ?? [] },
        ...(comment ? { comment } : {}),
        ...(repeat ? { series: new Types.ObjectId() } : {}),
        ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
      };
      assertShift(fields);
      const planned = repeatedDates(input.date, repeat).map((date) => ({
        ...{ ...fields, _id: new Types.ObjectId(), date },
      }));
      await this.overlaps.assertNone(tx, planned);
      await this.shifts.insertAll(tx, planned);
      const created = planned as Shift[];
      if (repeat) recordShifts(tx, 'shift.repeated', created);
      else recordShift(tx, 'shift.created', null, created[0] ?? null);
      return created.map(toShiftOutput);
    });
  }

  /**
   * @throws {NotFoundError} the shift, or the therapist
   * @throws {StaleVersionError}
   * @throws {RuleError} as `shiftProblem`
   * @throws {ConflictError} SHIFTS_OVERLAP; TREATMENTS_AFFECTED, unless that is confirmed
   */
  change(
    ctx: RequestContext,
    { _id, version, confirmImpact = false, ...change }: ShiftChange,
  ): Promise<ShiftOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.shifts.get(tx, _id);
      if (version !== undefined && version !== before.version) {
        throw new StaleVersionError(before.version);
      }
      const { date, shiftStart, shiftEnd, comment } = change;
      const written = {
        ...{ date, shiftStart, shiftEnd, breaks: breaksOf(change) },
        comment: comment === '' ? null : comment,
        _therapist: change._therapist === undefined ? undefined : clientId(change._therapist),
      };
      const planned = changed(before, written);
      await this.claim(tx, [before, planned]);
      assertShift(planned);
      await this.overlaps.assertNone(tx, [planned]);
      await this.impact.assertAccepted(
        tx,
        {
          therapist: before._therapist,
          dates: [before.date, planned.date],
          gone: [before._id],
          shifts: planned._therapist.equals(before._therapist) ? [planned] : [],
        },
        confirmImpact,
      );
      const after = await this.shifts.updateVersioned(
        tx,
        before._id,
        version,
        writtenChange<Shift>(written),
      );
      recordShift(tx, 'shift.updated', before, after);
      return toShiftOutput(after);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {ConflictError} TREATMENTS_AFFECTED, unless that is confirmed
   */
  delete(
    ctx: RequestContext,
    { _id, andFollowing = false, confirmImpact = false }: ShiftDeletion,
  ): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const named = await this.shifts.get(tx, _id);
      const gone =
        andFollowing && named.series
          ? await this.shifts.ofSeries(tx, named.series, named.date)
          : [named];
      await this.claim(tx, gone);
      for (const therapist of therapistsOf(gone)) {
        const own = gone.filter((shift) => shift._therapist.equals(therapist));
        await this.impact.assertAccepted(
          tx,
          {
            therapist,
            dates: own.map(({ date }) => date),
            gone: own.map((shift) => shift._id),
          },
          confirmImpact,
        );
      }
      await this.shifts.deleteAll(
        tx,
        gone.map((shift) => shift._id),
      );
      if (gone.length > 1) recordShifts(tx, 'shift.deleted', gone);
      else recordShift(tx, 'shift.deleted', named, null);
      return null;
    });
  }

  private claim(tx: Transaction, shifts: readonly Shift[]): Promise<void> {
    return this.therapists.claim(tx, therapistsOf(shifts));
  }
}

/** Each once. */
const therapistsOf = (shifts: readonly Shift[]): Types.ObjectId[] => [
  ...new Map(shifts.map(({ _therapist }) => [_therapist.toHexString(), _therapist])).values(),
];

const breaksOf = ({ breaks }: Partial<ShiftInput>) =>
  breaks
    ?.map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || a.end - b.end);

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
