import type { BookingFigure } from '@atrium/rules/reports/report-figures';
import type { FigureName, FigureUnit, ReportKind } from '@atrium/rules/reports/report-kinds';

export interface FigureColumn {
  readonly name: FigureName;
  readonly unit: FigureUnit;
  /** The booking list's name for the rows behind it. */
  readonly figure?: BookingFigure;
}

const bookings: FigureColumn = { name: 'bookings', unit: 'count', figure: 'counted' };
const participants: FigureColumn = { name: 'participants', unit: 'count', figure: 'counted' };

/** The columns of each report, starting with the one in its chart. */
export const reportColumns: Readonly<Record<ReportKind, readonly FigureColumn[]>> = {
  bookings: [
    bookings,
    { name: 'waiting', unit: 'count', figure: 'waiting' },
    { name: 'cancelled', unit: 'count', figure: 'cancelled' },
    participants,
  ],
  participants: [
    participants,
    { name: 'adults', unit: 'count', figure: 'counted' },
    { name: 'children', unit: 'count', figure: 'counted' },
    bookings,
  ],
  occupancy: [
    { name: 'occupancy', unit: 'ratio', figure: 'counted' },
    participants,
    { name: 'capacity', unit: 'count' },
  ],
  revenue: [{ name: 'revenue', unit: 'money', figure: 'counted' }, bookings],
  'no-shows': [
    { name: 'noShows', unit: 'count', figure: 'noShow' },
    { name: 'noShowParticipants', unit: 'count', figure: 'noShow' },
    { name: 'due', unit: 'count', figure: 'due' },
    { name: 'noShowRate', unit: 'ratio', figure: 'noShow' },
  ],
  guests: [
    { name: 'guests', unit: 'count', figure: 'counted' },
    { name: 'repeatGuests', unit: 'count' },
    { name: 'dropIns', unit: 'count' },
  ],
  refusals: [
    { name: 'refusals', unit: 'count' },
    { name: 'refusedGuests', unit: 'count' },
  ],
  covers: [
    { name: 'covers', unit: 'count', figure: 'counted' },
    { name: 'came', unit: 'count', figure: 'arrived' },
    { name: 'missed', unit: 'count', figure: 'noShow' },
    bookings,
  ],
  'turn-times': [
    { name: 'turnsKept', unit: 'ratio' },
    { name: 'plannedMinutes', unit: 'minutes' },
    { name: 'stayedMinutes', unit: 'minutes' },
    { name: 'turns', unit: 'count' },
  ],
  'table-use': [
    { name: 'seatUse', unit: 'ratio' },
    { name: 'tableUse', unit: 'ratio' },
    { name: 'seatHours', unit: 'count' },
    { name: 'openSeatHours', unit: 'count' },
  ],
};
