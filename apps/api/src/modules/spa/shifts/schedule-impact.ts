import { isPast } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { isLeftOutside, type WorkingTime } from '@atrium/rules/spa/schedules/schedule';
import { absentOn, shiftSpans, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import { type TreatmentPlan, wholeOf } from '@atrium/rules/spa/treatments/treatment-plan';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
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

/** A treatment, as far as working time matters to it. */
export interface GivenTreatment {
  readonly _id: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly timeindexStart: number;
  readonly timeindexEnd: number;
  readonly held: Pick<TreatmentPlan, 'therapist' | 'room'>;
}

/** Reads what a therapist gives on some days, both included, and on the night before. */
export type GivenOn = (
  tx: Transaction,
  therapist: Types.ObjectId,
  from: string,
  until: string,
) => Promise<readonly GivenTreatment[]>;

/** Tells which coming treatments a change of working time would leave without their therapist. */
@Injectable()
export class ScheduleImpact {
  private readonly readers: GivenOn[] = [];

  constructor(
    private readonly plans: ShiftsService,
    private readonly vendors: VendorsService,
  ) {}

  /** Treatments know shifts, not the reverse: whoever has some registers here. */
  guard(givenOn: GivenOn): void {
    this.readers.push(givenOn);
  }

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
    const { therapist, gone } = change;
    const dates = [...change.dates].sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) return [];
    const coming = await this.coming(tx, therapist, first, last);
    const [earliest, latest] = [coming[0], coming.at(-1)];
    if (!earliest || !latest) return [];
    const period = {
      from: addDays(earliest.date, -1),
      until: addDays(latest.date, 1),
      therapists: [therapist],
    };
    const shifts = await this.plans.within(tx, period);
    const absences = await this.plans.absences(tx, period);
    const stays = ({ _id }: { _id: Types.ObjectId }) => !gone.some((id) => id.equals(_id));
    const shiftsAfter = [...shifts.filter(stays), ...(change.shifts ?? [])];
    const absencesAfter = [...absences.filter(stays), ...(change.absences ?? [])];
    return coming
      .filter(({ date, timeindexStart, held }) =>
        isLeftOutside(
          timeindexStart,
          held,
          workingTime(date, shifts, absences),
          workingTime(date, shiftsAfter, absencesAfter),
        ),
      )
      .map(({ _id, date, timeindexStart: start, timeindexEnd: end }) => ({
        ...{ _id: _id.toHexString(), _therapist: therapist.toHexString() },
        ...{ date, start, end },
      }));
  }

  /** What the therapist still has to give around these days, by day and start. */
  private async coming(
    tx: Transaction,
    therapist: Types.ObjectId,
    first: string,
    last: string,
  ): Promise<GivenTreatment[]> {
    const { timezone } = await this.vendors.current({ vendorId: tx.vendorId });
    // a shift may pass midnight
    const until = addDays(last, 1);
    const given = await Promise.all(
      this.readers.map((givenOn) => givenOn(tx, therapist, first, until)),
    );
    return given
      .flat()
      .filter(
        ({ date, timeindexStart, held }) =>
          !isPast(date, timeindexStart + wholeOf(held).until, tx.now.getTime(), timezone),
      );
  }
}

const workingTime = (
  date: string,
  shifts: readonly Shift[],
  absences: NonNullable<WorkingTimeChange['absences']>,
): WorkingTime => ({
  shifts: shiftSpans(date, shifts),
  working: workingSpans(date, shifts, absences),
  absent: absences.map((absence) => absentOn(date, absence)),
});
