export const reportKinds = [
  'bookings',
  'participants',
  'occupancy',
  'revenue',
  'no-shows',
  'guests',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The columns a report may have; `report-figures.ts` defines what each counts. */
export const figureNames = [
  'bookings',
  'waiting',
  'cancelled',
  'participants',
  'adults',
  'children',
  'capacity',
  'occupancy',
  'revenue',
  'due',
  'noShows',
  'noShowRate',
  'noShowParticipants',
  'guests',
  'repeatGuests',
  'dropIns',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A count, a share from 0 to 1, or minor units of a currency. */
export const figureUnits = ['count', 'ratio', 'money'] as const;
export type FigureUnit = (typeof figureUnits)[number];
