import type { TreatmentOutput, TreatmentRoomOutput } from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { shifted, type TimeSpan } from '@atrium/rules/calendar/time-spans';
import { shiftSpans, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import { canGiveAt } from '@atrium/rules/spa/times/therapist-choice';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { type ColumnKind, columnsOf, heldOn, type SpaDay, startOn } from './spa-day';

/** Where a treatment is carried to. */
export interface Target {
  /** The column it was taken from. */
  from: string;
  /** The column it is over. */
  column: string;
  /** Minutes from midnight of the day. */
  start: number;
}

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.column === b.column && a.start === b.start;

/** What a drop changes. */
export interface Move {
  date: string;
  timeindexStart: number;
  /** Ids. */
  therapists: readonly string[];
  /** Id; undefined for a pause without a room. */
  room: string | undefined;
  /** The therapist does not work then, and whoever moves it may do that. */
  outsideWorkingTime?: true;
}

/** Why it would be refused, as the server would say it. */
export type Refusal =
  | 'TREATMENT_LOCKED'
  | 'THERAPIST_NOT_WORKING'
  | 'THERAPIST_CANNOT_GIVE'
  | 'ROOM_NOT_SUITABLE'
  | 'NO_TREATMENT_ROOM_FREE'
  | 'WISH_NOT_KEPT';

export type DropPreview =
  | { kind: 'nothing' }
  | { kind: 'fits'; move: Move }
  /** Its own room is taken then: it goes to another. */
  | { kind: 'otherRoom'; move: Move; room: TreatmentRoomOutput }
  /** Somebody does not work then, which is put into the audit log. */
  | { kind: 'outside'; move: Move; room: TreatmentRoomOutput | undefined }
  | { kind: 'taken'; by: TreatmentOutput; who: string; span: TimeSpan }
  | { kind: 'refused'; why: Refusal };

const meets = (a: TimeSpan, b: TimeSpan) => a.from < b.until && b.from < a.until;

/** Who has a therapist or a room at that time, and from when until when. */
function holderOf(
  id: string,
  kind: ColumnKind,
  spans: readonly TimeSpan[],
  moved: TreatmentOutput,
  { date, treatments }: SpaDay,
): { by: TreatmentOutput; span: TimeSpan } | undefined {
  for (const by of treatments) {
    if (by._id === moved._id || !columnsOf(by, kind).includes(id)) continue;
    const held = heldOn(date, by, kind).find((one) => spans.some((wanted) => meets(one, wanted)));
    if (held) return { by, span: held };
  }
  return undefined;
}

function worksThen(id: string, start: number, { held }: TreatmentOutput, day: SpaDay): boolean {
  const shifts = day.shifts.filter(({ _therapist }) => _therapist === id);
  const absences = day.absences.filter(({ _therapist }) => _therapist === id);
  const free = workingSpans(day.date, shifts, absences);
  return canGiveAt(start, held, { shifts: shiftSpans(day.date, shifts), free });
}

const isActive = (id: string, { therapists }: SpaDay): boolean =>
  therapists.some(({ _id, active }) => _id === id && active);

function keepsWish({ wish }: TreatmentOutput, ids: readonly string[], day: SpaDay): boolean {
  if (wish?._therapist && !ids.includes(wish._therapist)) return false;
  const { gender } = wish ?? {};
  return (
    !gender || ids.every((id) => day.therapists.find(({ _id }) => _id === id)?.gender === gender)
  );
}

/** The plainest room that is free then. */
function freeRoom(
  moved: TreatmentOutput,
  span: TimeSpan,
  day: SpaDay,
): TreatmentRoomOutput | undefined {
  const type = day.types.get(moved._treatmentType?._id ?? '');
  return day.rooms
    .filter(
      ({ _id, active, places }) =>
        active &&
        places >= moved.guests &&
        type?.rooms.includes(_id) &&
        !holderOf(_id, 'room', [span], moved, day),
    )
    .toSorted((a, b) => a.places - b.places || a.equipment.length - b.equipment.length)[0];
}

const timesOn = (date: string, start: number) =>
  start < 0
    ? { date: addDays(date, -1), timeindexStart: start + MINUTES_PER_DAY }
    : { date, timeindexStart: start };

/** Whose day it is, and what whoever carries it may do. */
export interface DropContext {
  kind: ColumnKind;
  day: SpaDay;
  /** Whether they may book outside working time. */
  mayOverride: boolean;
}

/**
 * What putting a treatment down on a day of one therapist's week would do.
 * @param start minutes from midnight of that day
 */
export const weekPreview = (
  moved: TreatmentOutput,
  { start, therapist, ...where }: Omit<DropContext, 'kind'> & { start: number; therapist: string },
): DropPreview =>
  dropPreview(
    moved,
    { from: therapist, column: therapist, start },
    { kind: 'therapist', ...where },
  );

/** What putting a treatment down there would do. */
export function dropPreview(
  moved: TreatmentOutput,
  target: Target,
  { kind, day, mayOverride }: DropContext,
): DropPreview {
  const { from, column, start } = target;
  const before = columnsOf(moved, 'therapist');
  const isOtherColumn = column !== from && !columnsOf(moved, kind).includes(column);
  if (start === startOn(day.date, moved) && !isOtherColumn) return { kind: 'nothing' };
  if (moved.treatmentLock) return { kind: 'refused', why: 'TREATMENT_LOCKED' };

  const swaps = kind === 'therapist' && isOtherColumn;
  const therapists = swaps ? before.map((id) => (id === from ? column : id)) : before;
  const room = kind === 'room' && isOtherColumn ? column : moved._room?._id;
  const move: Move = { ...timesOn(day.date, start), therapists, room };
  const type = day.types.get(moved._treatmentType?._id ?? '');
  if (type && !isPause(moved)) {
    if (swaps && !type.therapists.includes(column)) {
      return { kind: 'refused', why: 'THERAPIST_CANNOT_GIVE' };
    }
    const place = day.rooms.find(({ _id }) => _id === room);
    const isSuitable = !place || (type.rooms.includes(place._id) && place.places >= moved.guests);
    if (kind === 'room' && isOtherColumn && !isSuitable) {
      return { kind: 'refused', why: 'ROOM_NOT_SUITABLE' };
    }
    if (!keepsWish(moved, therapists, day)) return { kind: 'refused', why: 'WISH_NOT_KEPT' };
  }

  const spans = moved.held.therapist.map((span) => shifted(span, start));
  for (const id of therapists) {
    const holder = holderOf(id, 'therapist', spans, moved, day);
    const who = day.therapists.find(({ _id }) => _id === id)?.name ?? '';
    if (holder) return { kind: 'taken', who, ...holder };
  }
  // a pause may be outside working time
  const isOff = !isPause(moved) && therapists.some((id) => !worksThen(id, start, moved, day));
  if (isOff && !(mayOverride && therapists.every((id) => isActive(id, day)))) {
    return { kind: 'refused', why: 'THERAPIST_NOT_WORKING' };
  }
  const fits = (other?: TreatmentRoomOutput): DropPreview => {
    const to = other ? { ...move, room: other._id } : move;
    if (isOff) return { kind: 'outside', move: { ...to, outsideWorkingTime: true }, room: other };
    return other ? { kind: 'otherRoom', room: other, move: to } : { kind: 'fits', move: to };
  };
  if (!room) return fits();

  const span = shifted(moved.held.room, start);
  const holder = holderOf(room, 'room', [span], moved, day);
  if (!holder) return fits();
  // whoever looks at rooms, or keeps one from guests, means that room
  if (kind === 'room' || isPause(moved)) {
    const who = day.rooms.find(({ _id }) => _id === room)?.name ?? '';
    return { kind: 'taken', who, ...holder };
  }
  const other = freeRoom(moved, span, day);
  return other ? fits(other) : { kind: 'refused', why: 'NO_TREATMENT_ROOM_FREE' };
}
