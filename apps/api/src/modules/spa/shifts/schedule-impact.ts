import { isPast } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { leftOutside } from '@atrium/rules/spa/schedule';
import { workingSpans } from '@atrium/rules/spa/shifts';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
import { OccupationReader } from '../../capacity/public';
import { VendorsService } from '../../vendors/public';
import { assertAnswered, type ImpactAnswer, type LostTime } from '../setup/impact-answer';
import type { Absence } from './absences/absence.schema';
import type { Shift } from './shift.schema';
import { ShiftsService } from './shifts.service';

/** What a therapist has in these days, and will have instead. */
export interface WorkingTimeChange {
  readonly therapist: Types.ObjectId;
  /** Days that are changed, yyyy-mm-dd. */
  readonly dates: readonly string[];
  /** Ids of shifts that go, and absences that are replaced. */
  readonly gone: readonly Types.ObjectId[];
  /** Instead of those. */
  readonly shifts?: readonly Shift[];
  readonly absences?: readonly Omit<Absence, '_vendor' | 'createdAt' | 'updatedAt'>[];
}

/** Tells which coming treatments a change of working time would leave without their therapist. */
@Injectable()
export class ScheduleImpact {
  constructor(
    private readonly plans: ShiftsService,
    private readonly occupations: OccupationReader,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * Called before the change is written. Lets through what touches treatments only when whoever changes it
   * has decided what becomes of them.
   * @throws {ConflictError} TREATMENTS_AFFECTED
   */
  async assertAnswered(
    tx: Transaction,
    change: WorkingTimeChange,
    answer: ImpactAnswer,
  ): Promise<void> {
    assertAnswered(tx, change.therapist, await this.lost(tx, change), answer);
  }

  private async lost(tx: Transaction, change: WorkingTimeChange): Promise<LostTime[]> {
    // a shift may pass midnight
    const days = [...new Set(change.dates.flatMap((date) => [date, addDays(date, 1)]))].sort();
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last) return [];
    const { therapist, gone } = change;
    const { timezone } = await this.vendors.current({ vendorId: tx.vendorId });
    const period = { from: addDays(first, -1), until: addDays(last, 1), therapists: [therapist] };
    const shifts = await this.plans.within(tx, period);
    const absences = await this.plans.absences(tx, period);
    const stays = ({ _id }: { _id: Types.ObjectId }) => !gone.some((id) => id.equals(_id));
    const shiftsAfter = [...shifts.filter(stays), ...(change.shifts ?? [])];
    const absencesAfter = [...absences.filter(stays), ...(change.absences ?? [])];
    const taken = await this.occupations.taken(tx, 'therapist', days);
    const _therapist = therapist.toHexString();
    return days.flatMap((date) => {
      const coming = taken
        .on(_therapist, date)
        .filter(({ e }) => !isPast(date, e, tx.now.getTime(), timezone))
        .map(({ b, s, e }) => ({ _id: b, from: s, until: e }));
      if (coming.length === 0) return [];
      const before = workingSpans(date, shifts, absences);
      const after = workingSpans(date, shiftsAfter, absencesAfter);
      return leftOutside(coming, before, after).map(({ _id, from, until }) => ({
        ...{ _id, _therapist, date, start: from, end: until },
      }));
    });
  }
}
