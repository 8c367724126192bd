import { addDays } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import type { Api } from './api';

const zone = 'Europe/Oslo';

/** A day of the venue, counted from its today. */
export const venueDay = (daysAhead: number): string =>
  addDays(venueTimeOf(Date.now(), zone).date, daysAhead);

/** Today; in its last hour tomorrow, since nothing of today can be booked soon. */
export const bookableDay = (): string => venueTimeOf(Date.now() + 3_600_000, zone).date;

export interface SceneService {
  _id: string;
  name: string;
}

/** A service that no other test books: every day at 10:00 and 14:00, with an addon. */
export async function newService(
  owner: Api,
  name: string,
  change: Record<string, unknown> = {},
): Promise<SceneService> {
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
  return owner.call<SceneService>('post', '/api/v1/services', {
    name,
    description: 'Made by a test.',
    capacity: 6,
    price: 25_000,
    durationMinutes: 60,
    times: [
      { start: 600, end: 660, availableDays: everyDay },
      { start: 840, end: 900, availableDays: everyDay },
    ],
    addons: [{ name: 'Ullteppe', price: 5_000 }],
    cancellationHours: 24,
    ...change,
  });
}

/** The status of a guest who has arrived; a venue starts without statuses. */
export const newArrivedStatus = (owner: Api): Promise<{ _id: string }> =>
  owner.call('post', '/api/booking/bookingStatus', {
    name: 'Arrived',
    color: '#2a7348',
    hasArrived: true,
  });

/** A few letters that make a name unique to the test. */
export const mark = (): string =>
  Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    '',
  );

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));

/** Times around the clock, so that some are still ahead whenever the test runs. */
export const allDay = Array.from({ length: 48 }, (_, index) => ({
  start: index * 30,
  end: index * 30 + 30,
  availableDays: everyDay,
}));
