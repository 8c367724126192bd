import type { Types } from 'mongoose';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';

/** Treatments that a refusal names. */
const TOLD = 50;

/** A time at which a treatment would be without one of its therapists. */
export interface LostTime {
  /** Of the treatment. */
  readonly _id: string;
  readonly _therapist: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  readonly end: number;
}

/** What becomes of treatments that lose a therapist, as whoever makes the change has decided. */
export interface ImpactAnswer {
  /** Hex ids of those that somebody takes over in the same transaction. */
  readonly takenOver: ReadonlySet<string>;
  /** Hex ids of those that keep the therapist although they do not work then. */
  readonly left: ReadonlySet<string> | 'all';
  /** Told all of them. */
  readonly onLost?: (lost: readonly LostTime[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param isConfirmed the change is made whatever becomes of treatments */
export const impactAnswer = (isConfirmed: boolean): ImpactAnswer => ({
  takenOver: NONE,
  left: isConfirmed ? 'all' : NONE,
});

/**
 * Lets a change through whose treatments have all been decided on, and puts into the audit log which are
 * left without their therapist.
 * @throws {ConflictError} TREATMENTS_AFFECTED
 */
export function assertAnswered(
  tx: Transaction,
  therapist: Types.ObjectId,
  lost: readonly LostTime[],
  { takenOver, left, onLost }: ImpactAnswer,
): void {
  onLost?.(lost);
  const staying = [...new Set(lost.map(({ _id }) => _id))].filter((id) => !takenOver.has(id));
  if (staying.length === 0) return;
  if (left !== 'all' && staying.some((id) => !left.has(id))) {
    const treatments = new Set(lost.map(({ _id }) => _id)).size;
    throw new ConflictError('TREATMENTS_AFFECTED', {
      data: { treatments, items: lost.slice(0, TOLD) },
    });
  }
  tx.audit({
    ...{ action: 'therapist.treatmentsBroken', entity: 'therapist', entityId: therapist },
    after: { treatments: staying.length, treatmentIds: staying },
  });
}
