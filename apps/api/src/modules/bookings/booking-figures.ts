import type { BookingFigure } from '@atrium/rules/report-figures';
import { venueTimeOf } from '@atrium/rules/time-zone';
import type { QueryFilter, Types } from 'mongoose';
import type { Booking } from './booking.schema';

/** What decides figures beside the booking itself. */
export interface FigureBasis {
  /** What the venue's clock shows, as if it were UTC: comparable with a day and its minutes. */
  readonly wallNow: Date;
  /** Statuses that say the guest has arrived or left. */
  readonly came: readonly Types.ObjectId[];
}

/** @param zone IANA, the venue's */
export function wallClock(now: Date, zone: string): Date {
  const { date, minutes } = venueTimeOf(now.getTime(), zone);
  return new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
}

/** Whether a booking's end has passed, as the database reckons it. */
export const ended = (wallNow: Date) => ({
  $lte: [{ $add: ['$start', { $multiply: ['$timeindexEnd', 60_000] }] }, wallNow],
});

/** The same as `figuresOf` of the rules, as a filter: a figure and the list behind it are one thing. */
export function figureFilter(
  figure: BookingFigure,
  { wallNow, came }: FigureBasis,
): QueryFilter<Booking> {
  const counted = { active: true, waitingList: false };
  const due = { ...counted, $expr: ended(wallNow) };
  switch (figure) {
    case 'counted':
      return counted;
    case 'waiting':
      return { waitingList: true };
    case 'cancelled':
      return { active: false, waitingList: false };
    case 'due':
      return due;
    case 'attended':
      return {
        ...due,
        $or: [{ attendenceVerified: true }, { _bookingStatus: { $in: [...came] } }],
      };
    case 'noShow':
      return { ...due, attendenceVerified: false, _bookingStatus: { $nin: [...came] } };
  }
}
