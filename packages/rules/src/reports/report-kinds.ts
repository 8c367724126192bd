/** Reports of the dining room; there where the module is on. */
export const diningReportKinds = ['covers', 'turn-times', 'table-use'] as const;
export type DiningReportKind = (typeof diningReportKinds)[number];

/** Reports of the spa; there where the module is on. */
export const spaReportKinds = ['treatments', 'therapist-use', 'treatment-rooms'] as const;
export type SpaReportKind = (typeof spaReportKinds)[number];

export const reportKinds = [
  'bookings',
  'participants',
  'occupancy',
  'revenue',
  'no-shows',
  'guests',
  'refusals',
  ...diningReportKinds,
  ...spaReportKinds,
] as const;
export type ReportKind = (typeof reportKinds)[number];

export const isDiningReport = (kind: ReportKind): kind is DiningReportKind =>
  diningReportKinds.some((one) => one === kind);

export const isSpaReport = (kind: ReportKind): kind is SpaReportKind =>
  spaReportKinds.some((one) => one === kind);

/** What the rows of a report's table are. */
export const reportTables = [
  'period',
  'service',
  'segment',
  'hour',
  'room',
  'table',
  'party',
  'reason',
  'therapist',
  'treatmentRoom',
  'treatmentType',
] as const;
export type ReportTable = (typeof reportTables)[number];

/** Where a report has the rows of each table. */
export const rowsField = {
  period: 'byPeriod',
  service: 'byService',
  segment: 'bySegment',
  hour: 'byHour',
  room: 'byRoom',
  table: 'byTable',
  party: 'byParty',
  reason: 'byReason',
  therapist: 'byTherapist',
  treatmentRoom: 'byTreatmentRoom',
  treatmentType: 'byTreatmentType',
} as const satisfies Record<ReportTable, string>;

type RowsField = (typeof rowsField)[ReportTable];

/** The rows of a report's table; none where it has no such table. */
export const rowsOfTable = <Row>(
  report: Readonly<Partial<Record<RowsField, readonly Row[] | undefined>>>,
  table: ReportTable,
): readonly Row[] => report[rowsField[table]] ?? [];

const ofBookings = ['period', 'service', 'segment'] as const;

/** The tables of each report, in the order in which they are shown. */
export const tablesOfReport: Readonly<Record<ReportKind, readonly ReportTable[]>> = {
  bookings: ofBookings,
  participants: ofBookings,
  occupancy: ofBookings,
  revenue: ofBookings,
  'no-shows': ofBookings,
  guests: ofBookings,
  refusals: ['period', 'reason', 'service'],
  covers: ['period', 'hour', 'room', 'service', 'segment'],
  'turn-times': ['period', 'party', 'service', 'room', 'table'],
  'table-use': ['period', 'room', 'table'],
  treatments: ['period', 'treatmentType', 'therapist', 'hour'],
  'therapist-use': ['period', 'therapist', 'hour'],
  'treatment-rooms': ['period', 'treatmentRoom', 'hour'],
};

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
  'refusals',
  'refusedGuests',
  'covers',
  'came',
  'missed',
  'turns',
  'turnsKept',
  'plannedMinutes',
  'stayedMinutes',
  'seatUse',
  'tableUse',
  'seatHours',
  'openSeatHours',
  'treatments',
  'treatmentRevenue',
  'missedTreatments',
  'missedTreatmentRate',
  'rebookingRate',
  'therapistUse',
  'treatmentHours',
  'workingHours',
  'gaps',
  'gapHours',
  'roomUse',
  'roomHours',
  'openRoomHours',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A count, a share from 0 to 1, minor units of a currency, or minutes. */
export const figureUnits = ['count', 'ratio', 'money', 'minutes'] as const;
export type FigureUnit = (typeof figureUnits)[number];
