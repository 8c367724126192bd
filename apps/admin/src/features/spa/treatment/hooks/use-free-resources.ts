import {
  type FreeRoomOutput,
  type FreeTherapistOutput,
  type TreatmentOutput,
  type TreatmentTypeOutput,
  useListFreeTherapistsQuery,
  useListFreeTreatmentRoomsQuery,
} from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { useMe } from '../../../../shared/access/use-me';
import { LIVE } from '../../../../shared/lib/live';
import type { TreatmentValues } from '../lib/treatment-values';

export interface FreeResources {
  /** Undefined until they are known. */
  therapists: readonly FreeTherapistOutput[] | undefined;
  rooms: readonly FreeRoomOutput[] | undefined;
}

/** Minutes from its start until its reset is over: as it was booked, or as its new length takes. */
function minutesOf(
  treatment: TreatmentOutput,
  type: TreatmentTypeOutput | undefined,
  length: string,
): number {
  const other = type?.lengths.find(({ _id }) => _id === length && _id !== treatment._length);
  if (!type || !other) return treatment.timeindexEndAndReset - treatment.timeindexStart;
  return other.minutes + type.reset.minutes;
}

/** Who and what is free at the time that is chosen. */
export function useFreeResources(
  treatment: TreatmentOutput,
  type: TreatmentTypeOutput | undefined,
  { date, start, length }: TreatmentValues,
): FreeResources & { minutes: number } {
  const { level } = useMe();
  const from = parseTime(start);
  const minutes = minutesOf(treatment, type, length);
  const id = type?._id ?? '';
  const time = { date, start: from ?? 0, end: (from ?? 0) + minutes, treatment: treatment._id };
  const options = { ...LIVE, skip: id === '' || from === undefined || date === '' };
  const outsideWorkingTime = may(level, 'treatments.override');
  const therapists = useListFreeTherapistsQuery({ ...time, type: id, outsideWorkingTime }, options);
  const rooms = useListFreeTreatmentRoomsQuery({ ...time, treatmentTypeId: id }, options);
  return { minutes, therapists: therapists.currentData?.data, rooms: rooms.currentData?.data };
}
