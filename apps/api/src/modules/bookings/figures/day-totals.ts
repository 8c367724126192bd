import { figuresOf } from '@atrium/rules/reports/report-figures';
import type { Types } from 'mongoose';
import type { Booking } from '../booking.schema';
import type { FigureBasis } from './booking-figures';

/** Bookings of a day that count alike. */
export interface DayPart {
  _id: Pick<Booking, 'active' | 'waitingList' | 'attendenceVerified'> & {
    /** Absent for bookings without a status. */
    status?: Types.ObjectId;
    service: Types.ObjectId;
  };
  bookings: number;
  participants: number;
}

export interface DayTotals {
  /** Bookings that count, and their participants. */
  bookings: number;
  participants: number;
  /** Participants who have arrived, including those who have left. */
  arrived: number;
  /** Participants still expected. */
  pending: number;
  /** Bookings on the waiting list, and their participants. */
  waiting: number;
  waitingParticipants: number;
}

/** Uses the same rules as every other figure. */
export function dayTotals(
  parts: readonly DayPart[],
  { came, noShow }: Pick<FigureBasis, 'came' | 'noShow'>,
): DayTotals {
  const totals: DayTotals = {
    ...{ bookings: 0, participants: 0, arrived: 0, pending: 0 },
    ...{ waiting: 0, waitingParticipants: 0 },
  };
  for (const { _id, bookings, participants } of parts) {
    const { status, service: _service, ...state } = _id;
    const isOne = (of: readonly Types.ObjectId[]) => of.some((one) => status?.equals(one) ?? false);
    const figures = figuresOf({
      ...state,
      hasArrived: isOne(came),
      isNoShow: isOne(noShow),
      // irrelevant for these totals
      ended: false,
    });
    if (figures.includes('counted')) {
      totals.bookings += bookings;
      totals.participants += participants;
    }
    if (figures.includes('arrived')) totals.arrived += participants;
    if (figures.includes('expected')) totals.pending += participants;
    if (figures.includes('waiting')) {
      totals.waiting += bookings;
      totals.waitingParticipants += participants;
    }
  }
  return totals;
}
