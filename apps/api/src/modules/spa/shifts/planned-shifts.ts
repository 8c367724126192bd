import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { type ShiftOutput, toShiftOutput } from './schedule.dto';
import { recordShifts } from './schedule.events';
import type { Shift } from './shift.schema';
import { ShiftOverlaps } from './shift-overlaps';
import { ShiftsRepository } from './shifts.repository';

interface Options {
  /** Those that overlap one there are left out. */
  readonly around: boolean;
  readonly action: Extract<AuditAction, `shift.${string}`>;
}

/** Writes many new shifts at once, as one entry of the audit log. */
@Injectable()
export class PlannedShifts {
  constructor(
    private readonly shifts: ShiftsRepository,
    private readonly overlaps: ShiftOverlaps,
  ) {}

  /**
   * @param shifts by day and start; their therapists are claimed
   * @returns those that were written
   * @throws {ConflictError} SHIFTS_OVERLAP, unless those are left out
   */
  async insert(
    tx: Transaction,
    shifts: readonly Omit<Shift, '_vendor'>[],
    { around, action }: Options,
  ): Promise<ShiftOutput[]> {
    if (!around) await this.overlaps.assertNone(tx, shifts);
    const fitting = around ? await this.thatFit(tx, shifts) : shifts;
    await this.shifts.insertAll(tx, fitting);
    recordShifts(tx, action, fitting);
    return fitting.map(toShiftOutput);
  }

  private async thatFit(
    tx: Transaction,
    shifts: readonly Omit<Shift, '_vendor'>[],
  ): Promise<Omit<Shift, '_vendor'>[]> {
    const overlapping = new Set((await this.overlaps.find(tx, shifts)).map((one) => one.planned));
    return shifts.filter((shift) => !overlapping.has(shift));
  }
}
