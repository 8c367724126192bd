import { eachDay } from '@atrium/rules/calendar/calendar-date';
import { MAX_PLANNED_DAYS } from '@atrium/rules/spa/schedules/schedule';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../../common/context/request-context';
import { clientId } from '../../../../common/database/object-id';
import { RuleError, StaleVersionError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Transactions } from '../../../../common/transactions/transactions';
import { type ImpactAnswer, impactAnswer } from '../../setup/impact-answer';
import { writtenChange } from '../../setup/written-change';
import { TherapistsService } from '../../therapists/public';
import { recordAbsence } from '../schedule.events';
import { ScheduleImpact } from '../schedule-impact';
import { assertPeriod } from '../schedule-period';
import type { Absence } from './absence.schema';
import {
  type AbsenceChange,
  type AbsenceFields,
  type AbsenceInput,
  type AbsenceOutput,
  toAbsenceOutput,
} from './absences.dto';
import { AbsencesRepository } from './absences.repository';

/** Enters when therapists are away. Changes of one therapist's working time come one after another. */
@Injectable()
export class AbsenceEditor {
  constructor(
    private readonly absences: AbsencesRepository,
    private readonly therapists: TherapistsService,
    private readonly impact: ScheduleImpact,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError} the therapist
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG, INVALID_TIME
   * @throws {ConflictError} TREATMENTS_AFFECTED, unless that is confirmed
   */
  create(
    ctx: RequestContext,
    { confirmImpact = false, ...input }: AbsenceInput,
  ): Promise<AbsenceOutput> {
    return this.transactions.run(ctx, async (tx) =>
      toAbsenceOutput(await this.createIn(tx, input, impactAnswer(confirmImpact)), true),
    );
  }

  /** Within a transaction of the caller. @throws as `create` */
  async createIn(
    tx: Transaction,
    { _therapist: named, from, until, start, end, reason = '' }: AbsenceFields,
    answer: ImpactAnswer,
  ): Promise<Absence> {
    const _therapist = clientId(named);
    await this.therapists.claim(tx, [_therapist]);
    const planned = {
      ...{ _id: new Types.ObjectId(), _therapist, from, until, reason, version: 0 },
      ...(start == null ? {} : { start }),
      ...(end == null ? {} : { end }),
    };
    assertTime(planned);
    await this.impact.assertAnswered(
      tx,
      { therapist: _therapist, dates: eachDay(from, until), gone: [], absences: [planned] },
      answer,
    );
    const created = await this.absences.insert(tx, {
      ...{ ...planned, createdAt: tx.now, updatedAt: tx.now },
    });
    recordAbsence(tx, 'absence.created', null, created);
    return created;
  }

  /**
   * @throws {NotFoundError} the absence, or the therapist
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG, INVALID_TIME
   * @throws {ConflictError} TREATMENTS_AFFECTED, unless that is confirmed
   */
  change(
    ctx: RequestContext,
    id: string,
    { confirmImpact = false, ...change }: AbsenceChange,
  ): Promise<AbsenceOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { after } = await this.changeIn(tx, id, change, impactAnswer(confirmImpact));
      return toAbsenceOutput(after, true);
    });
  }

  /** Within a transaction of the caller. @throws as `change` */
  async changeIn(
    tx: Transaction,
    id: string,
    { version, ...change }: Omit<AbsenceChange, 'confirmImpact'>,
    answer: ImpactAnswer,
  ): Promise<{ before: Absence; after: Absence }> {
    const before = await this.absences.get(tx, id);
    if (version !== undefined && version !== before.version) {
      throw new StaleVersionError(before.version);
    }
    const { _therapist: named, ...times } = change;
    const _therapist = named === undefined ? before._therapist : clientId(named);
    const written = { ...times, _therapist };
    const planned = changed(before, written);
    await this.therapists.claim(
      tx,
      _therapist.equals(before._therapist) ? [_therapist] : [_therapist, before._therapist],
    );
    assertTime(planned);
    await this.impact.assertAnswered(
      tx,
      {
        therapist: _therapist,
        dates: eachDay(planned.from, planned.until),
        gone: [before._id],
        absences: [planned],
      },
      answer,
    );
    const after = await this.absences.updateVersioned(
      tx,
      before._id,
      version,
      writtenChange<Absence>(written),
    );
    recordAbsence(tx, 'absence.updated', before, after);
    return { before, after };
  }

  /** The therapist works again as the shifts say. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      await this.deleteIn(tx, id);
      return null;
    });
  }

  /** Within a transaction of the caller. @returns what is gone @throws as `delete` */
  async deleteIn(tx: Transaction, id: string): Promise<Absence> {
    const before = await this.absences.get(tx, id);
    await this.therapists.claim(tx, [before._therapist]);
    await this.absences.delete(tx, before._id);
    recordAbsence(tx, 'absence.deleted', before, null);
    return before;
  }
}

type Times = Pick<Absence, 'from' | 'until' | 'start' | 'end'>;

/** The absence as it would be; a time that is null goes. */
function changed(
  before: Absence,
  written: { [Field in keyof Absence]?: Absence[Field] | null },
): Absence {
  const given = Object.entries(written).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    [...Object.entries({ ...before, ...Object.fromEntries(given) })].filter(
      ([, value]) => value !== null,
    ),
  ) as unknown as Absence;
}

/** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG, INVALID_TIME */
function assertTime({ from, until, start = 0, end = 1440 }: Times): void {
  assertPeriod({ from, until }, MAX_PLANNED_DAYS);
  if (from === until && end <= start) throw new RuleError('INVALID_TIME');
}
