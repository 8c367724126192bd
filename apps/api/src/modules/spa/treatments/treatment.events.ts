import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Treatment } from './treatment.schema';

type TreatmentAction = Extract<AuditAction, `treatment.${string}`>;

/** As the audit log tells it: its day and time are called as those of a booking. */
const told = (treatment: Treatment | null) =>
  treatment && {
    start: treatment.date,
    timeindex: treatment.timeindexStart,
    timeindexEnd: treatment.timeindexEnd,
    status: treatment.status,
    _customer: treatment._customer,
    _treatmentType: treatment._treatmentType,
    therapists: treatment.therapists.map(({ _therapist }) => _therapist),
    _room: treatment._room,
    _segment: treatment._segment,
    treatmentLock: treatment.treatmentLock,
    comment: treatment.comment,
    internalComment: treatment.internalComment,
    onlineBooking: treatment.onlineBooking,
    guests: treatment.guests,
    paidBy: treatment.terms?.coveredBy?.name,
    addons: treatment.addons ?? [],
    startedAt: treatment.startedAt,
    doneAt: treatment.doneAt,
  };

interface Circumstances {
  /** Whether a therapist does not work then. */
  readonly outsideWorkingTime?: boolean;
}

/** Puts what became of a treatment in the audit log and the guest's history, and tells open screens. */
export function recordTreatment(
  tx: Transaction,
  action: TreatmentAction,
  before: Treatment | null,
  after: Treatment | null,
  { outsideWorkingTime = false }: Circumstances = {},
): void {
  const treatment = after ?? before;
  if (!treatment) return;
  const customerId = treatment._customer ?? before?._customer;
  const whose = customerId ? { customerId } : {};
  tx.audit({
    ...{ action, entity: 'treatment', entityId: treatment._id, ...whose },
    before: told(before),
    after: after && { ...told(after), ...(outsideWorkingTime ? { outsideWorkingTime } : {}) },
  });
  tx.emit({
    type: action,
    entityId: treatment._id,
    ...whose,
    // a moved one is gone from the day that it was on
    payload: { dates: [...new Set([before, after].flatMap((one) => one?.date ?? []))] },
  });
}
