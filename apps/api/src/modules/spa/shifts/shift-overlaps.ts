import { addDays } from '@atrium/rules/calendar/calendar-date';
import { shiftsOverlap } from '@atrium/rules/spa/schedules/shifts';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { toShiftOutput } from './schedule.dto';
import type { Shift } from './shift.schema';
import { ShiftsRepository } from './shifts.repository';

/** Shifts that a refusal names. */
const TOLD = 50;

type PlannedShift = Pick<
  Shift,
  '_id' | '_therapist' | 'date' | 'shiftStart' | 'shiftEnd' | 'breaks'
>;

/** Keeps the shifts of a therapist apart. */
@Injectable()
export class ShiftOverlaps {
  constructor(private readonly shifts: ShiftsRepository) {}

  /**
   * Whether shifts overlap one that their therapist has; each but itself.
   * @returns which of the planned, with what they overlap
   */
  async find<Planned extends PlannedShift>(
    tx: Transaction,
    planned: readonly Planned[],
  ): Promise<{ planned: Planned; known: Shift }[]> {
    const dates = planned.map(({ date }) => date).sort();
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) return [];
    const therapists = [
      ...new Map(planned.map(({ _therapist: id }) => [id.toHexString(), id])).values(),
    ];
    // one that begins the evening before may pass midnight
    const period = { from: addDays(first, -1), until: addDays(last, 1), therapists };
    const byTherapist = new Map<string, Shift[]>();
    for (const shift of await this.shifts.within(tx, period)) {
      const id = shift._therapist.toHexString();
      byTherapist.set(id, [...(byTherapist.get(id) ?? []), shift]);
    }
    const isOther = (id: Types.ObjectId) => !planned.some(({ _id }) => _id.equals(id));
    return planned.flatMap((one) =>
      (byTherapist.get(one._therapist.toHexString()) ?? [])
        .filter((known) => isOther(known._id) && shiftsOverlap(one, known))
        .map((known) => ({ planned: one, known })),
    );
  }

  /** @throws {ConflictError} SHIFTS_OVERLAP */
  async assertNone(tx: Transaction, planned: readonly PlannedShift[]): Promise<void> {
    const found = await this.find(tx, planned);
    if (found.length === 0) return;
    const shifts = found.slice(0, TOLD).map(({ known }) => toShiftOutput(known));
    throw new ConflictError('SHIFTS_OVERLAP', { data: { shifts } });
  }
}
