import type { HttpClient } from '../clients/http-client';
import { dayAhead, make } from './make';

/** A few therapists and rooms, on days of their own. */
export interface Spa {
  /** Ids. */
  readonly therapists: readonly string[];
  readonly rooms: readonly string[];
  /** Ids of treatment types; the couple's is for two guests, and takes two therapists. */
  readonly types: readonly string[];
  readonly couple: string;
  /** yyyy-mm-dd */
  readonly days: readonly string[];
  readonly shifts: readonly string[];
}

/** Few, so that clients compete for them. */
const THERAPISTS = 5;
const ROOMS = 3;
const DAYS = [7, 8];

/**
 * A new spa: a massage whose room is cleaned after it, a facial with a setting phase, and one for couples.
 * @param staff their token
 */
export async function makeSpa(http: HttpClient, origin: string, staff: string): Promise<Spa> {
  const create = async (path: string, body: object) =>
    (await make<{ _id: string }>(http, origin, { path, token: staff, body }))._id;
  const each = async (length: number, one: (index: number) => Promise<string>) => {
    const ids: string[] = [];
    while (ids.length < length) ids.push(await one(ids.length));
    return ids;
  };
  const therapists = await each(THERAPISTS, (index) =>
    create('/api/spa/therapist', {
      ...{ name: `Therapist ${index}`, gender: index % 2 ? 'man' : 'woman' },
    }),
  );
  const rooms = await each(ROOMS, (index) =>
    create('/api/v1/spa/rooms', { name: `Room ${index}`, places: index === 0 ? 2 : 1 }),
  );
  const handsOn = (minutes: number) => ({ kind: 'handsOn', minutes });
  const type = (name: string, phases: object[], rest: object) =>
    create('/api/spa/treatmenttype', {
      ...{ name, lengths: [{ phases, price: 100_000 }], therapists, rooms },
      ...rest,
    });
  const massage = await type('Massage', [handsOn(50)], { reset: { minutes: 15, holds: 'room' } });
  const facial = await type(
    'Facial',
    [handsOn(20), { kind: 'setting', minutes: 25 }, handsOn(15)],
    {
      preparation: { minutes: 10, holds: 'both' },
      reset: { minutes: 10, holds: 'both' },
    },
  );
  const couple = await type('For two', [handsOn(50)], {
    ...{ guests: 2, therapistsNeeded: 2, rooms: rooms.slice(0, 1) },
    reset: { minutes: 20, holds: 'both' },
  });
  const days = DAYS.map(dayAhead);
  const shifts: string[] = [];
  for (const date of days) {
    for (const _therapist of therapists) {
      const planned = await make<{ _id: string }[]>(http, origin, {
        ...{ path: '/api/spa/schedule', token: staff },
        body: { _therapist, date, shiftStart: 540, shiftEnd: 1200 },
      });
      shifts.push(...planned.map(({ _id }) => _id));
    }
  }
  return { therapists, rooms, types: [massage, facial], couple, days, shifts };
}
