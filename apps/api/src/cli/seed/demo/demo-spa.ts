import {
  addDays,
  type CalendarDate,
  dayOfWeek,
  eachDay,
} from '@atrium/rules/calendar/calendar-date';
import type { PhaseKind } from '@atrium/rules/spa/treatments/treatment-plan';
import type {
  Absence,
  Shift,
  Therapist,
  TreatmentRoom,
  TreatmentType,
} from '../../../modules/spa/public';
import type { DemoPicture, PictureIds } from '../pictures/demo-pictures';
import type { Random } from '../random';
import type { DemoQuestion } from '../spa/demo-questions';
import type { DemoWait } from '../spa/demo-waits';
import type { Texts } from './demo-service';

/** A spa of the demo; its types name therapists and rooms by their place in the lists. */
export interface DemoSpa {
  readonly therapists: readonly (Pick<Therapist, 'name' | 'gender' | 'languages' | 'level'> & {
    /** Start and end of their shifts, minutes from midnight. */
    readonly hours: readonly [start: number, end: number];
    readonly portrait?: DemoPicture;
  })[];
  readonly rooms: readonly Pick<TreatmentRoom, 'name' | 'kind' | 'places' | 'equipment'>[];
  readonly types: readonly {
    readonly texts: { readonly en: Texts } & Readonly<Record<string, Texts>>;
    readonly lengths: readonly {
      readonly phases: readonly (readonly [kind: PhaseKind, minutes: number])[];
      /** Minor units. */
      readonly price: number;
    }[];
    /** Minutes. Left out: none. */
    readonly preparation?: number;
    readonly reset: number;
    readonly therapists: readonly number[];
    readonly rooms: readonly number[];
    /** Guests, and as many therapists. Left out: one. */
    readonly together?: number;
    /** Asked before it. Left out: it has no form. */
    readonly questions?: readonly DemoQuestion[];
  }[];
  readonly absences: readonly DemoAbsence[];
  readonly pauses: readonly DemoPause[];
  readonly waits: readonly DemoWait[];
}

/** Therapists and rooms by their place in the lists, days counted from today, times in minutes. */
export interface DemoAbsence {
  readonly therapist: number;
  readonly from: number;
  readonly until: number;
  readonly start?: number;
  readonly reason: string;
}

export interface DemoPause {
  readonly therapists: readonly number[];
  readonly room?: number;
  readonly day: number;
  readonly from: number;
  readonly minutes: number;
  /** Staff only. */
  readonly comment: string;
}

/** Days around today that have shifts. */
const DAYS_BACK = 28;
const DAYS_AHEAD = 42;
/** Half an hour for lunch, so long after the start. */
const UNTIL_BREAK = 210;
const BREAK = 30;

type Stored<T> = Omit<T, '_vendor' | 'createdAt' | 'updatedAt'>;

export interface StoredSpa {
  readonly therapists: readonly Stored<Therapist>[];
  readonly rooms: readonly Stored<TreatmentRoom>[];
  readonly types: readonly Stored<TreatmentType>[];
  readonly shifts: readonly Stored<Shift>[];
  readonly absences: readonly Stored<Absence>[];
}

/** The spa as stored, with shifts of five days a week around today. */
export function storedSpa(
  spa: DemoSpa,
  today: CalendarDate,
  random: Random,
  pictureIds: PictureIds,
): StoredSpa {
  const therapists = spa.therapists.map(({ hours: _, portrait, ...therapist }, sortOrder) => {
    const _picture = pictureIds(portrait);
    return {
      ...{ _id: random.objectId(), ...therapist, active: true, sortOrder, version: 0 },
      ...(_picture ? { _picture } : {}),
    };
  });
  const rooms = spa.rooms.map((room, sortOrder) => ({
    ...{ _id: random.objectId(), ...room, active: true, sortOrder, version: 0 },
  }));
  const idsAt = (list: readonly { _id: Therapist['_id'] }[], places: readonly number[]) =>
    places.flatMap((place) => list[place]?._id ?? []);
  const types = spa.types.map((type, sortOrder) => {
    const {
      en: [name, description],
      ...others
    } = type.texts;
    return {
      ...{ _id: random.objectId(), name, description, sortOrder, active: true, online: true },
      languageList: Object.entries(others).map(([languageType, [translated, text]]) => ({
        ...{ languageType, name: translated, description: text },
      })),
      lengths: type.lengths.map(({ phases, price }) => ({
        _id: random.objectId(),
        phases: phases.map(([kind, minutes]) => ({ kind, minutes })),
        price,
      })),
      preparation: { minutes: type.preparation ?? 0, holds: 'both' as const },
      reset: { minutes: type.reset, holds: 'both' as const },
      levelPrices: [{ level: 3, surcharge: 15_000 }],
      therapists: idsAt(therapists, type.therapists),
      rooms: idsAt(rooms, type.rooms),
      guests: type.together ?? 1,
      therapistsNeeded: type.together ?? 1,
      ...{ cancelInformation: 24, addons: [], anyOrder: true, version: 0 },
    };
  });
  const days = eachDay(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  const shifts = therapists.flatMap(({ _id: _therapist }, index) => {
    const [shiftStart, shiftEnd] = spa.therapists[index]?.hours ?? [540, 1020];
    // two days off, each day others
    const isOff = (date: CalendarDate) => [index, (index + 1) % 7].includes(dayOfWeek(date));
    const lunch = { start: shiftStart + UNTIL_BREAK, end: shiftStart + UNTIL_BREAK + BREAK };
    return days
      .filter((date) => !isOff(date))
      .map((date) => ({
        ...{ _id: random.objectId(), _therapist, date, shiftStart, shiftEnd },
        ...{ breaks: [lunch], version: 0 },
      }));
  });
  const absences = spa.absences.flatMap(({ therapist, from, until, ...about }) => {
    const _therapist = therapists[therapist]?._id;
    if (!_therapist) return [];
    const days = { from: addDays(today, from), until: addDays(today, until) };
    return { _id: random.objectId(), _therapist, ...days, ...about, version: 0 };
  });
  return { therapists, rooms, types, shifts, absences };
}
