import type { HubReservation } from '@atrium/api-client/hub';
import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import { type Occasion, overlaps } from '@atrium/rules/slots/overlaps';
import type { CartItem } from '../cart/cart';

/** Something that a guest has planned. */
export interface Plan extends Occasion {
  name: string;
}

/** What is in a cart, but for what only waits. */
export const plansOfCart = (items: readonly CartItem[]): Plan[] =>
  items
    .filter(({ input }) => !input.waitingList)
    .map(({ name, input: { date, timeindex, timeindexEnd } }) => ({
      name,
      date,
      start: timeindex,
      end: timeindexEnd ?? timeindex + DEFAULT_DURATION_MINUTES,
    }));

/** What is booked, but for what only waits. */
export const plansOfBookings = (bookings: readonly HubReservation[]): Plan[] =>
  bookings
    .filter(({ active, waitingList }) => active && !waitingList)
    .map(({ _service, date, timeindex, timeindexEnd }) => ({
      name: _service.name,
      date,
      start: timeindex,
      end: timeindexEnd,
    }));

export const plansOfTreatments = (treatments: readonly HubTreatment[]): Plan[] =>
  treatments.map(({ _treatmentType, date, timeindexStart, timeindexEnd }) => ({
    ...{ name: _treatmentType.name, date, start: timeindexStart, end: timeindexEnd },
  }));

/** The plans that overlap an occasion; several bookings of one slot are one plan. */
export const overlapping = (occasion: Occasion, plans: readonly Plan[]): Plan[] =>
  once(
    plans.filter((plan) => overlaps(occasion, plan)),
    keyOf,
  );

/** The pairs of new plans that overlap each other or something planned before. */
export const overlappingPairs = (added: readonly Plan[], before: readonly Plan[]): [Plan, Plan][] =>
  once(
    added.flatMap((plan, index) =>
      overlapping(plan, [...added.slice(0, index), ...before]).map((other): [Plan, Plan] => [
        plan,
        other,
      ]),
    ),
    (pair) => pair.map(keyOf).join('|'),
  );

const keyOf = ({ name, date, start }: Plan): string => `${name} ${date} ${start}`;

/** The first of those that share a key. */
function once<T>(items: readonly T[], keyOfItem: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const key = keyOfItem(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
}
