import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { minutesIn, type TimeSpan, without } from '@atrium/rules/calendar/time-spans';
import { shiftSpans, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import type { SpaDay } from '@atrium/rules/spa/times/free-starts';
import { alternativesByRoom } from '@atrium/rules/spa/times/room-choice';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { OccupationReader, type TakenResources } from '../../capacity/public';
import { type TreatmentRoom, TreatmentRoomsService } from '../rooms/public';
import { ShiftsService } from '../shifts/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';

/** Three days in minutes: preparation may begin before midnight, and a treatment end after it. */
const AROUND: TimeSpan = { from: -MINUTES_PER_DAY, until: 2 * MINUTES_PER_DAY };

type Moment = TenantScope & { readonly now: Date };

/** What the rules need to know of a day, with who is behind it. */
export interface ReadDay extends SpaDay {
  /** Active therapists who may give the type, by hex id. */
  readonly therapistsById: ReadonlyMap<string, Therapist>;
  /** When nobody has a therapist, whether they work or not: in minutes from midnight. @param id hex */
  untaken(id: string): TimeSpan[];
  /** Active rooms where it may be given, by hex id. */
  readonly roomsById: ReadonlyMap<string, TreatmentRoom>;
}

/** Reads when therapists and rooms are free on a day. */
@Injectable()
export class SpaDays {
  constructor(
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly shifts: ShiftsService,
    private readonly occupations: OccupationReader,
  ) {}

  /**
   * Who may give a type, and where, with their free time.
   * @param date yyyy-mm-dd
   * @param moved hex ids of treatments whose own time is free
   */
  async read(
    scope: Moment,
    date: string,
    type: Pick<TreatmentType, 'therapists' | 'rooms'>,
    moved: readonly string[] = [],
  ): Promise<ReadDay> {
    const [day] = await this.readAll(scope, [date], type, moved);
    if (!day) throw new Error('one date has one day');
    return day;
  }

  /**
   * As `read`, for each of some days; all that is stored of them is read once.
   * @param dates yyyy-mm-dd, ascending
   */
  async readAll(
    scope: Moment,
    dates: readonly string[],
    type: Pick<TreatmentType, 'therapists' | 'rooms'>,
    moved: readonly string[] = [],
  ): Promise<ReadDay[]> {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return [];
    const around = { from: addDays(first, -1), until: addDays(last, 1) };
    const [types, therapists, rooms, shifts, absences, taken] = await Promise.all([
      this.types.roomsOfActive(scope),
      this.therapists.byIds(scope, type.therapists),
      this.rooms.byIds(scope, type.rooms),
      this.shifts.hours(scope, { ...around, therapists: type.therapists }),
      this.shifts.timeAway(scope, { ...around, therapists: type.therapists }),
      this.taken(scope, dates, moved),
    ]);
    const shiftsOf = byTherapist(shifts);
    const absencesOf = byTherapist(absences);
    const alternatives = alternativesByRoom(
      types.map((one) => ({ rooms: one.rooms.map((room) => room.toHexString()) })),
    );
    const therapistsById = activeOf(therapists);
    const roomsById = activeOf(rooms);
    return dates.map((date) => {
      const spans = taken.spansAround(date);
      return {
        ...{ therapistsById, roomsById },
        untaken: (id: string) => without([AROUND], spans.get(id) ?? []),
        therapists: [...therapistsById].map(([_id, { gender, sortOrder }]) => {
          const own = spans.get(_id) ?? [];
          const near = (shiftsOf.get(_id) ?? []).filter((one) => isNear(date, one.date));
          const works = workingSpans(date, near, absencesOf.get(_id) ?? []);
          return {
            ...{ _id, gender, sortOrder, shifts: shiftSpans(date, near) },
            ...{ free: without(works, own), busy: busyIn(own) },
          };
        }),
        rooms: [...roomsById].map(([_id, { places, equipment, sortOrder }]) => ({
          ...{ _id, places, equipment: equipment.length, sortOrder },
          alternatives: alternatives.get(_id) ?? 0,
          free: without([AROUND], spans.get(_id) ?? []),
        })),
      };
    });
  }

  private async taken(
    scope: Moment,
    dates: readonly string[],
    moved: readonly string[],
  ): Promise<TakenResources> {
    const before = dates.map((date) => addDays(date, -1));
    const found = await this.occupations.taken(scope, ['therapist', 'room'], [...before, ...dates]);
    for (const one of moved) found.remove(one);
    return found;
  }
}

/** A shift may pass midnight, and a treatment too. */
const isNear = (date: string, other: string): boolean => Math.abs(daysBetween(date, other)) <= 1;

/** Of the day itself. */
const busyIn = (taken: readonly TimeSpan[]): number =>
  minutesIn(taken.filter(({ from }) => 0 <= from && from < MINUTES_PER_DAY));

const activeOf = <T extends { active: boolean }>(
  found: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> => new Map([...found].filter(([, { active }]) => active));

function byTherapist<T extends { _therapist: { toHexString(): string } }>(
  all: readonly T[],
): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const id = one._therapist.toHexString();
    const known = found.get(id);
    if (known) known.push(one);
    else found.set(id, [one]);
  }
  return found;
}
