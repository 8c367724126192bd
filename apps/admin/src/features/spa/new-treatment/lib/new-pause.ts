import type { TreatmentInput } from '@atrium/api-client/admin';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { endAfter, formatMinutes, parseTime } from '@atrium/rules/calendar/minutes';
import type { Place } from '../hooks/use-new-treatment';

/** A pause as it is filled in. */
export interface NewPause {
  /** Id; empty: none. */
  therapist: string;
  /** Id; empty: none. */
  room: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** `HH:MM` */
  from: string;
  /** `HH:MM`; before `from`: on the next day. */
  until: string;
  internalComment: string;
}

const NOON = 720;
const HALF_AN_HOUR = 30;

export const newPause = ({ date, start = NOON, therapistId, roomId }: Place): NewPause => ({
  ...{ date, therapist: therapistId ?? '', room: roomId ?? '', internalComment: '' },
  from: formatMinutes(start),
  until: formatMinutes(start + HALF_AN_HOUR),
});

/** What keeps it from being sent. */
export function pauseProblem({ therapist, room, from, until }: NewPause): ErrorCode | undefined {
  if (!therapist && !room) return 'PAUSE_WITHOUT_RESOURCE';
  const [start, end] = [parseTime(from), parseTime(until)];
  return start === undefined || end === undefined || start === end ? 'INVALID_TIME' : undefined;
}

/** A pause that `pauseProblem` finds nothing wrong with. */
export function toPause(pause: NewPause): TreatmentInput {
  const { therapist, room, date, from, until, internalComment } = pause;
  const start = parseTime(from) ?? 0;
  const comment = internalComment.trim();
  return {
    ...{ date, status: 'pause', timeindexStart: start },
    timeindexEnd: endAfter(start, parseTime(until) ?? 0),
    ...(therapist ? { therapists: [{ _therapist: therapist }] } : {}),
    ...(room ? { _room: room } : {}),
    ...(comment ? { internalComment: comment } : {}),
  };
}
