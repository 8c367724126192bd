import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Absence } from './absences/absence.schema';
import type { Shift } from './shift.schema';

type ShiftAction = Extract<AuditAction, `shift.${string}`>;
type AbsenceAction = Extract<AuditAction, `absence.${string}`>;

type NewShift = Omit<Shift, '_vendor'>;

/** As the audit log tells it: its time is that of a day. */
const toldShift = (shift: NewShift | null) =>
  shift && {
    _therapist: shift._therapist,
    date: shift.date,
    timeindex: shift.shiftStart,
    timeindexEnd: shift.shiftEnd,
    breaks: shift.breaks,
    comment: shift.comment,
  };

const toldAbsence = (absence: Absence | null) =>
  absence && {
    _therapist: absence._therapist,
    date: absence.from,
    until: absence.until,
    timeindex: absence.start,
    timeindexEnd: absence.end,
    reason: absence.reason,
  };

/** Puts what became of a shift in the audit log, and tells open screens. */
export function recordShift(
  tx: Transaction,
  action: ShiftAction,
  before: Shift | null,
  after: Shift | null,
): void {
  const shift = after ?? before;
  if (!shift) return;
  tx.audit({
    ...{ action, entity: 'shift', entityId: shift._id },
    ...{ before: toldShift(before), after: toldShift(after) },
  });
  tx.emit({ type: action, entityId: shift._id, payload: { from: shift.date, until: shift.date } });
}

/** Several shifts at once are one entry: it tells the first, and how many until when. */
export function recordShifts(
  tx: Transaction,
  action: ShiftAction,
  shifts: readonly NewShift[],
): void {
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last) return;
  const isOfOne = shifts.every(({ _therapist }) => _therapist.equals(first._therapist));
  const told = {
    ...(isOfOne ? toldShift(first) : { date: first.date }),
    ...{ until: last.date, shifts: shifts.length },
  };
  tx.audit({
    ...{ action, entity: 'shift', entityId: first._id },
    ...(action === 'shift.deleted' ? { before: told } : { after: told }),
  });
  tx.emit({ type: action, entityId: first._id, payload: { from: first.date, until: last.date } });
}

/** Puts what became of an absence in the audit log, and tells open screens, but not why. */
export function recordAbsence(
  tx: Transaction,
  action: AbsenceAction,
  before: Absence | null,
  after: Absence | null,
): void {
  const absence = after ?? before;
  if (!absence) return;
  tx.audit({
    ...{ action, entity: 'absence', entityId: absence._id },
    ...{ before: toldAbsence(before), after: toldAbsence(after) },
  });
  const { _id: entityId, from, until } = absence;
  tx.emit({ type: action, entityId, payload: { from, until } });
}
