import type { BookingFigure } from '@atrium/rules/reports/report-figures';
import type { FigureName, FigureUnit, ReportKind } from '@atrium/rules/reports/report-kinds';
import type { SpaFigure } from '@atrium/rules/spa/spa-figures';

export interface FigureColumn {
  readonly name: FigureName;
  readonly unit: FigureUnit;
  /** The name for the rows behind it: in the list of bookings, or in the spa's. */
  readonly figure?: BookingFigure | SpaFigure;
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
  treatments: [
    { name: 'treatments', unit: 'count', figure: 'counted' },
    { name: 'treatmentRevenue', unit: 'money', figure: 'charged' },
    { name: 'missedTreatments', unit: 'count', figure: 'noShow' },
    { name: 'missedTreatmentRate', unit: 'ratio', figure: 'noShow' },
    { name: 'rebookingRate', unit: 'ratio', figure: 'rebooked' },
  ],
  'therapist-use': [
    { name: 'therapistUse', unit: 'ratio', figure: 'counted' },
    { name: 'treatmentHours', unit: 'count', figure: 'counted' },
    { name: 'workingHours', unit: 'count', figure: 'shift' },
    { name: 'gaps', unit: 'count', figure: 'gap' },
    { name: 'gapHours', unit: 'count', figure: 'gap' },
  ],
  'treatment-rooms': [
    { name: 'roomUse', unit: 'ratio', figure: 'counted' },
    { name: 'roomHours', unit: 'count', figure: 'counted' },
    { name: 'openRoomHours', unit: 'count' },
  ],
};
