import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isBookingFields } from './attempt';

/** A slot that a guest has finished choosing: it is booked, or waits in the cart. */
export interface FinishedPlace {
  _service: string;
  date: CalendarDate;
  /** Minutes from midnight. */
  timeindex: number;
  /** Id of the booking; absent while it is in the cart. */
  booking?: string | undefined;
}

type Slot = Pick<FinishedPlace, '_service' | 'date' | 'timeindex'>;

/** What the browser stores of them. */
export interface FinishedPlaces {
  /** Id of the guest whose bookings these are. */
  owner: string;
  places: FinishedPlace[];
}

/** More than anybody books in one sitting. */
const MAX_PLACES = 50;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPlace = (value: unknown): value is FinishedPlace =>
  isRecord(value) &&
  isBookingFields({ participants: 1, ...value }) &&
  ['undefined', 'string'].includes(typeof value.booking);

/** Reads them from the browser's storage; invalid ones are dropped. */
export const readFinished = (stored: unknown): FinishedPlaces =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.places)
    ? { owner: stored.owner, places: stored.places.filter(isPlace).slice(-MAX_PLACES) }
    : { owner: '', places: [] };

const isSame = (a: Slot, b: Slot): boolean =>
  a._service === b._service && a.date === b.date && a.timeindex === b.timeindex;

/** The place that was finished last, if any, in a slot. */
export const finishedAt = (places: readonly FinishedPlace[], slot: Slot) =>
  places.findLast((place) => isSame(place, slot));

/** Without a slot: it was chosen again, or taken out of the cart. */
export const without = (places: readonly FinishedPlace[], slot: Slot): FinishedPlace[] =>
  places.filter((place) => !isSame(place, slot));

export const withFinished = (
  places: readonly FinishedPlace[],
  finished: readonly FinishedPlace[],
): FinishedPlace[] => {
  const others = finished.reduce<FinishedPlace[]>(without, [...places]);
  return [...others, ...finished].slice(-MAX_PLACES);
};
