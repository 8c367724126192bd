import type { TherapistOutput, TreatmentRoomOutput } from '@atrium/api-client/admin';
import type { TypeValues } from './type-values';

/** Key of the text that tells it. */
export type Reason = 'nobody' | 'tooFew' | 'nowhere' | 'tooSmall';

/** Why a treatment type could not be booked at any time, however free everybody is. */
export function whyNoFreeTimes(
  type: Pick<TypeValues, 'therapists' | 'rooms' | 'guests' | 'therapistsNeeded'>,
  spa: {
    therapists: readonly Pick<TherapistOutput, '_id' | 'active'>[];
    rooms: readonly Pick<TreatmentRoomOutput, '_id' | 'active' | 'places'>[];
  },
): Reason[] {
  const therapists = spa.therapists.filter(
    ({ _id, active }) => active && type.therapists.includes(_id),
  ).length;
  const rooms = spa.rooms.filter(({ _id, active }) => active && type.rooms.includes(_id));
  const reasons: Reason[] = [];
  if (therapists === 0) reasons.push('nobody');
  else if (therapists < Number(type.therapistsNeeded)) reasons.push('tooFew');
  if (rooms.length === 0) reasons.push('nowhere');
  else if (!rooms.some(({ places }) => places >= Number(type.guests))) reasons.push('tooSmall');
  return reasons;
}
