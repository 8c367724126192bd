import { Types } from 'mongoose';
import type { Booking } from '../booking.schema';

/** A booking of one adult on 19 June 2026 at 10:00, but for what a test changes. */
export function bookingOf(change: Partial<Booking> = {}): Booking {
  return {
    _id: new Types.ObjectId(),
    _vendor: new Types.ObjectId(),
    bookingId: 'K7M2Q9XP',
    _service: new Types.ObjectId(),
    start: new Date('2026-06-19T00:00:00Z'),
    timeindex: 600,
    timeindexEnd: 720,
    participants: 1,
    numberOfChildren: 0,
    addons: [],
    companions: [],
    tables: [],
    active: true,
    waitingList: false,
    attendenceVerified: false,
    onlineBooking: true,
    terms: {
      price: 25_000,
      currency: 'NOK',
      cancellationHours: 0,
      cancellationDeadline: new Date('2026-06-19T08:00:00Z'),
      prepayment: 'none',
    },
    sequence: 0,
    version: 0,
    createdAt: new Date('2026-06-15T09:00:00Z'),
    updatedAt: new Date('2026-06-15T09:00:00Z'),
    ...change,
  };
}
