import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { minutesIn, type TimeSpan, without } from '@atrium/rules/calendar/time-spans';
import { shiftSpans, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import type { SpaDay } from '@atrium/rules/spa/times/free-starts';
import { alternativesByRoom } from '@atrium/rules/spa/times/room-choice';
import type { Types } from 'mongoose';
import type { StoredSpa } from './demo-spa';

/** Who has which time of a day already, by hex id. */
export type Taken = Map<string, TimeSpan[]>;

/** Who may give the type that day, and where, with their free time. */
export function spaDay(
  date: CalendarDate,
  type: Pick<StoredSpa['types'][number], 'therapists' | 'rooms'>,
  { therapists, rooms, types, shifts, absences }: StoredSpa,
  taken: Taken,
): SpaDay {
  const isOf = (list: readonly Types.ObjectId[], id: Types.ObjectId) =>
    list.some((one) => one.equals(id));
  const alternatives = alternativesByRoom(
    types.map((one) => ({ rooms: one.rooms.map((room) => room.toHexString()) })),
  );
  return {
    therapists: therapists
      .filter(({ _id }) => isOf(type.therapists, _id))
      .map(({ _id, gender, sortOrder }) => {
        const own = <T extends { _therapist: Types.ObjectId }>(all: readonly T[]) =>
          all.filter(({ _therapist }) => _therapist.equals(_id));
        const busy = taken.get(_id.toHexString()) ?? [];
        const today = own(shifts).filter((shift) => shift.date === date);
        const works = workingSpans(date, today, own(absences));
        return {
          ...{ _id: _id.toHexString(), gender, sortOrder, shifts: shiftSpans(date, today) },
          ...{ free: without(works, busy), busy: minutesIn(busy) },
        };
      }),
    rooms: rooms
      .filter(({ _id }) => isOf(type.rooms, _id))
      .map(({ _id, places, equipment, sortOrder }) => ({
        ...{ _id: _id.toHexString(), places, equipment: equipment.length, sortOrder },
        alternatives: alternatives.get(_id.toHexString()) ?? 0,
        free: without([{ from: 0, until: 1440 }], taken.get(_id.toHexString()) ?? []),
      })),
  };
}

export function take(taken: Taken, id: Types.ObjectId, spans: readonly TimeSpan[]): void {
  taken.set(id.toHexString(), [...(taken.get(id.toHexString()) ?? []), ...spans]);
}
