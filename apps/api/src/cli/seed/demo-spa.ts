import {
  addDays,
  type CalendarDate,
  dayOfWeek,
  eachDay,
} from '@atrium/rules/calendar/calendar-date';
import type { PhaseKind } from '@atrium/rules/spa/treatment-plan';
import type { Shift, Therapist, TreatmentRoom, TreatmentType } from '../../modules/spa/public';
import type { Texts } from './demo-service';
import type { Random } from './random';

/** A spa of the demo; its types name therapists and rooms by their place in the lists. */
export interface DemoSpa {
  readonly therapists: readonly (Pick<Therapist, 'name' | 'gender' | 'languages' | 'level'> & {
    /** Start and end of their shifts, minutes from midnight. */
    readonly hours: readonly [start: number, end: number];
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
  }[];
}

/** Days around today that have shifts. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 42;
/** Half an hour for lunch, so long after the start. */
const UNTIL_BREAK = 210;
const BREAK = 30;

type Stored<T> = Omit<T, '_vendor' | 'createdAt' | 'updatedAt'>;

/** The spa as stored, with shifts of five days a week around today. */
export function storedSpa(
  spa: DemoSpa,
  today: CalendarDate,
  random: Random,
): {
  therapists: Stored<Therapist>[];
  rooms: Stored<TreatmentRoom>[];
  types: Stored<TreatmentType>[];
  shifts: Stored<Shift>[];
} {
  const therapists = spa.therapists.map(({ hours: _, ...therapist }, sortOrder) => ({
    ...{ _id: random.objectId(), ...therapist, active: true, sortOrder, version: 0 },
  }));
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
      ...{ cancelInformation: 24, addons: [], version: 0 },
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
  return { therapists, rooms, types, shifts };
}
