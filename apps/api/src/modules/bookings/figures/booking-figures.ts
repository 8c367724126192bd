import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import type { BookingFigure } from '@atrium/rules/reports/report-figures';
import type { QueryFilter, Types } from 'mongoose';
import { objectId } from '../../../common/database/object-id';
import type { Booking } from '../booking.schema';

/** Sums that the index alone can answer. */
type IndexSum = 'counted' | 'waiting' | 'cancelled' | 'participants' | 'children';

const documentSums = ['due', 'noShows', 'noShowParticipants', 'revenue'] as const;

export type SumName = IndexSum | (typeof documentSums)[number];

/** Whether a sum needs the bookings themselves. */
export const isOfDocument = (name: SumName): boolean => documentSums.some((one) => one === name);

/** What decides figures besides the booking itself. */
export interface FigureBasis {
  /** The venue's wall-clock time as if it were UTC, comparable with a day and its minutes. */
  readonly wallNow: Date;
  /** Statuses that say the guest has arrived or left. */
  readonly came: readonly Types.ObjectId[];
  /** Statuses that are called a no-show. */
  readonly noShow: readonly Types.ObjectId[];
}

/** @param zone IANA, the venue's */
export function wallClock(now: Date, zone: string): Date {
  const { date, minutes } = venueTimeOf(now.getTime(), zone);
  return new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
}

/** A reference as it is asked for: a hex id, or `none`. */
export const idOrNone = (value: string) =>
  value === 'none' ? { $exists: false } : objectId(value);

/** Whether a booking has ended, as a database expression. */
export const ended = (wallNow: Date) => ({
  $lte: [{ $add: ['$start', { $multiply: ['$timeindexEnd', 60_000] }] }, wallNow],
});

/** `figuresOf` of the rules as a filter, so that a figure and the list behind it agree. */
export function figureFilter(
  figure: BookingFigure,
  { wallNow, came, noShow }: FigureBasis,
): QueryFilter<Booking> {
  const counted = { active: true, waitingList: false };
  const due = { ...counted, $expr: ended(wallNow) };
  const arrived = { $or: [{ attendenceVerified: true }, { _bookingStatus: { $in: [...came] } }] };
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
      return { ...due, ...arrived };
    case 'noShow':
      return { ...due, attendenceVerified: false, _bookingStatus: { $nin: [...came] } };
    case 'arrived':
      return { ...counted, ...arrived };
    case 'expected':
      return {
        ...counted,
        attendenceVerified: false,
        _bookingStatus: { $nin: [...came, ...noShow] },
      };
  }
}
