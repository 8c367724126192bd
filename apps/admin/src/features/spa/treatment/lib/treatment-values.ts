import type { TreatmentChange, TreatmentOutput } from '@atrium/api-client/admin';
import { endAfter, formatMinutes, parseTime } from '@atrium/rules/calendar/minutes';
import { isPause, type TreatmentStatus } from '@atrium/rules/spa/treatments/treatment-status';
import { payerInput, stayPayer } from '../../../../shared/memberships/payer';

/** A treatment as its form holds it. */
export interface TreatmentValues {
  /** `yyyy-mm-dd` */
  date: string;
  /** `HH:MM` */
  start: string;
  /** `HH:MM`; only a pause ends when staff say so. */
  end: string;
  /** Id of one of the type's lengths. */
  length: string;
  /** Ids, in their order. */
  therapists: readonly string[];
  /** Id; empty: none. */
  room: string;
  status: TreatmentStatus;
  /** Id; empty: none. */
  segment: string;
  /** What pays for it, as `payerInput` reads it; empty: the guest. */
  paidBy: string;
  comment: string;
  internalComment: string;
  /** By addon id. */
  addons: Readonly<Record<string, number>>;
}

export const valuesOf = (treatment: TreatmentOutput): TreatmentValues => ({
  date: treatment.date,
  start: formatMinutes(treatment.timeindexStart),
  end: formatMinutes(treatment.timeindexEnd),
  length: treatment._length ?? '',
  therapists: treatment.therapists.map(({ _therapist }) => _therapist._id),
  room: treatment._room?._id ?? '',
  status: treatment.status,
  segment: treatment._segment?._id ?? '',
  paidBy: payerOf(treatment),
  comment: treatment.comment,
  internalComment: treatment.internalComment,
  addons: Object.fromEntries(
    treatment.addons.map(({ _addon, quantity }) => [_addon._id, quantity]),
  ),
});

function payerOf({ terms }: TreatmentOutput): string {
  if (!terms?.coveredBy) return '';
  const { _id, _stayTreatment } = terms.coveredBy;
  return _stayTreatment ? stayPayer(_stayTreatment) : _id;
}

const payingInput = (paidBy: string) =>
  paidBy ? payerInput(paidBy) : { _membership: null, _stayTreatment: null };

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Only what differs, so that nobody else's change is written over. */
export function changedValues(
  saved: TreatmentValues,
  values: TreatmentValues,
): Partial<TreatmentValues> {
  const changed = Object.entries(values).filter(
    ([name, value]) => !isSame(value, saved[name as keyof TreatmentValues]),
  );
  return Object.fromEntries(changed);
}

/** What is sent of what was changed. The end of a pause goes along with its start. */
export function toTreatmentChange(
  {
    date,
    start,
    end,
    length,
    therapists,
    room,
    segment,
    addons,
    paidBy,
    ...plain
  }: Partial<TreatmentValues>,
  values: TreatmentValues,
): Omit<TreatmentChange, 'version'> {
  const from = parseTime(values.start) ?? 0;
  const isTimed = end !== undefined || (start !== undefined && isPause(values));
  return {
    ...plain,
    ...(date === undefined ? {} : { date }),
    ...(start === undefined ? {} : { timeindexStart: from }),
    ...(isTimed ? { timeindexEnd: endAfter(from, parseTime(values.end) ?? 0) } : {}),
    ...(length ? { _length: length } : {}),
    ...(therapists
      ? { therapists: therapists.filter(Boolean).map((_therapist) => ({ _therapist })) }
      : {}),
    ...(room === undefined ? {} : { _room: room || null }),
    ...(segment ? { _segment: segment } : {}),
    ...(paidBy === undefined ? {} : payingInput(paidBy)),
    ...(addons
      ? {
          addons: Object.entries(addons)
            .filter(([, quantity]) => quantity > 0)
            .map(([_addon, quantity]) => ({ _addon, quantity })),
        }
      : {}),
  };
}
