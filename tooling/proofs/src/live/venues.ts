import { bookingDraft } from '../bench/seeded';
import type { HttpClient, Request } from '../clients/http-client';
import { tokenFor } from '../clients/token';
import type { Random } from '../random';
import { dayAhead, make } from '../target/make';
import { makeWorld, type World } from '../target/world';
import type { Group } from './listener-server';

/** A venue with something to book, and listeners. */
export interface Venue {
  world: World;
  serviceId: string;
  /** Listens and never books. */
  onlooker: { id: string; token: string };
}

/** One listens; the others book. */
const GUESTS = 4;
const CAPACITY = 10_000;
const DAYS = 60;
const TIMES = [600, 660, 720, 780, 840, 900, 960, 1020];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

export async function makeVenue(http: HttpClient, origin: string, seed: number): Promise<Venue> {
  const world = await makeWorld(http, origin, { guests: GUESTS, seed });
  const { _id: serviceId } = await make<{ _id: string }>(http, origin, {
    path: '/api/v1/services',
    token: world.staff,
    body: {
      name: 'Live',
      capacity: CAPACITY,
      times: TIMES.map((start) => ({ start, end: start + 60, availableDays: EVERY_DAY })),
    },
  });
  const [onlooker, ...guests] = world.guests;
  if (!onlooker) throw new Error('the venue has no guests');
  return { world: { ...world, guests }, serviceId, onlooker };
}

/** Half of a venue's listeners are staff, half guests. */
export const groupsOf = ({ world, onlooker }: Venue, count: number): Group[] => {
  const { vendorId } = world;
  const sub = onlooker.id;
  const staff = Math.ceil(count / 2);
  return [
    { vendorId, kind: 'staff', token: world.staff, count: staff },
    {
      vendorId,
      kind: 'guest',
      token: tokenFor({ aud: 'guest', sub, vnd: vendorId }),
      count: count - staff,
    },
  ];
};

export function bookingRequest({ world, serviceId }: Venue, random: Random): Request {
  const guest = random.pick(world.guests);
  const date = dayAhead(random.int(0, DAYS));
  return {
    method: 'POST',
    path: '/api/v1/hub/activity',
    token: guest.token,
    key: random.hex(24),
    body: bookingDraft(world, serviceId, guest.id, date, random.pick(TIMES)),
  };
}
