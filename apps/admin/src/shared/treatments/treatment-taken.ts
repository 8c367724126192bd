import { isApiError } from '@atrium/api-client/api-error';

export interface TreatmentTaken {
  /** Name of the therapist or the room that somebody else has. */
  what: string;
  /** Name of the guest; empty for a pause, and for a guest who is not known. */
  who: string;
  isPause: boolean;
  /** Minutes from midnight of the day it is about. */
  from: number;
  until: number;
}

const CODES = ['THERAPIST_TAKEN', 'ROOM_TAKEN'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Who was first, where a therapist or a room was taken; undefined for any other failure. */
export function treatmentTaken(error: unknown): TreatmentTaken | undefined {
  if (!isApiError(error) || !CODES.includes(error.code)) return undefined;
  const { therapist, room, holder, from, to } = error.data;
  const taken = isRecord(therapist) ? therapist : room;
  if (!isRecord(taken) || !isRecord(holder)) return undefined;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return {
    what: textOf(taken.name),
    who: textOf(holder.name),
    isPause: holder.status === 'pause',
    from,
    until: to,
  };
}
