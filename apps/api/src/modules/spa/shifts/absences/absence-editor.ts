import { eachDay } from '@atrium/rules/calendar/calendar-date';
import { MAX_PLANNED_DAYS } from '@atrium/rules/spa/schedule';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../../common/context/request-context';
import { clientId } from '../../../../common/database/object-id';
import { RuleError, StaleVersionError } from '../../../../common/errors/app-error';
import { Transactions } from '../../../../common/transactions/transactions';
import { writtenChange } from '../../setup/written-change';
import { TherapistsService } from '../../therapists/public';
import { recordAbsence } from '../schedule.events';
import { ScheduleImpact } from '../schedule-impact';
import { assertPeriod } from '../schedule-period';
import type { Absence } from './absence.schema';
import {
  type AbsenceChange,
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
    return this.transactions.run(ctx, async (tx) => {
      const { from, until, start, end, reason = '' } = input;
      const _therapist = clientId(input._therapist);
      await this.therapists.claim(tx, [_therapist]);
      const planned = {
        ...{ _id: new Types.ObjectId(), _therapist, from, until, reason, version: 0 },
        ...(start == null ? {} : { start }),
        ...(end == null ? {} : { end }),
      };
      assertTime(planned);
      await this.impact.assertAccepted(
        tx,
        { therapist: _therapist, dates: eachDay(from, until), gone: [], absences: [planned] },
        confirmImpact,
      );
      const created = await this.absences.insert(tx, {
        ...{ ...planned, createdAt: tx.now, updatedAt: tx.now },
      });
      recordAbsence(tx, 'absence.created', null, created);
      return toAbsenceOutput(created, true);
    });
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
    { version, confirmImpact = false, ...change }: AbsenceChange,
  ): Promise<AbsenceOutput> {
    return this.transactions.run(ctx, async (tx) => {
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
      await this.impact.assertAccepted(
        tx,
        {
          therapist: _therapist,
          dates: eachDay(planned.from, planned.until),
          gone: [before._id],
          absences: [planned],
        },
        confirmImpact,
      );
      const after = await this.absences.updateVersioned(
        tx,
        before._id,
        version,
        writtenChange<Absence>(written),
      );
      recordAbsence(tx, 'absence.updated', before, after);
      return toAbsenceOutput(after, true);
    });
  }

  /** The therapist works again as the shifts say. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.absences.get(tx, id);
      await this.therapists.claim(tx, [before._therapist]);
      await this.absences.delete(tx, before._id);
      recordAbsence(tx, 'absence.deleted', before, null);
      return null;
    });
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
