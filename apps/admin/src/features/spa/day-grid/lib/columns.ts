import type { TreatmentOutput } from '@atrium/api-client/admin';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { joined, minutesIn, type TimeSpan } from '@atrium/rules/calendar/time-spans';
import { type GridCell, gridCells, gridRange } from '@atrium/rules/spa/day-grid';
import { absentOn, shiftSpans, workingSpans } from '@atrium/rules/spa/schedules/shifts';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { type ColumnKind, columnsOf, guestSpanOn, heldOn, type SpaDay } from './spa-day';

/** A treatment in a column. */
export interface Bar {
  treatment: TreatmentOutput;
  /** When its guest comes and goes, minutes from midnight of the day. */
  guest: TimeSpan;
  /** When it takes up the column, preparation and reset included. */
  held: readonly TimeSpan[];
}

/** Time in a shift that is nobody's. */
export interface Gap extends TimeSpan {
  kind: 'break' | 'away';
}

export interface Column {
  /** Id of the therapist or of the room; a day in the week of one. */
  key: string;
  name: string;
  /** Picture of a therapist. */
  imgUrl?: string | undefined;
  /** `yyyy-mm-dd`. */
  date: string;
  bars: readonly Bar[];
  /** When the therapist works; all day for a room. */
  working: readonly TimeSpan[];
  gaps: readonly Gap[];
  /** Minutes that guests have booked. */
  booked: number;
  /** Minutes of the day's shifts without breaks and absences; undefined for a room. */
  worked: number | undefined;
}

const DAY: TimeSpan = { from: 0, until: MINUTES_PER_DAY };

const byStart = (a: Bar, b: Bar) => a.guest.from - b.guest.from || a.guest.until - b.guest.until;

function barsOf(
  { date, treatments }: Pick<SpaDay, 'date' | 'treatments'>,
  id: string,
  kind: ColumnKind,
): Bar[] {
  return treatments
    .filter((treatment) => columnsOf(treatment, kind).includes(id))
    .map((treatment) => ({
      treatment,
      guest: guestSpanOn(date, treatment),
      held: heldOn(date, treatment, kind),
    }))
    .filter(({ guest, held }) =>
      [guest, ...held].some(({ from, until }) => until > DAY.from && from < DAY.until),
    )
    .toSorted(byStart);
}

const bookedIn = (bars: readonly Bar[], date: string): number =>
  minutesIn(
    joined(
      bars
        .filter(({ treatment }) => !isPause(treatment) && treatment.date === date)
        .flatMap(({ held }) => held),
    ),
  );

type Working = Pick<SpaDay, 'date' | 'shifts' | 'absences' | 'treatments'>;

/** A day of a therapist. */
export function therapistColumn(
  day: Working,
  { _id, name, imgUrl }: { _id: string; name: string; imgUrl?: string | undefined },
  key = _id,
): Column {
  const { date } = day;
  const shifts = day.shifts.filter(({ _therapist }) => _therapist === _id);
  const absences = day.absences.filter(({ _therapist }) => _therapist === _id);
  const ofDay = shifts.filter((shift) => shift.date === date);
  const within = shiftSpans(date, shifts);
  const isInShift = ({ from, until }: TimeSpan) =>
    within.some((span) => from < span.until && span.from < until);
  const breaks = ofDay.flatMap((shift) =>
    shift.breaks.map(({ start, end }): Gap => ({ kind: 'break', from: start, until: end })),
  );
  const away = absences.map((absence): Gap => ({ kind: 'away', ...absentOn(date, absence) }));
  const bars = barsOf(day, _id, 'therapist');
  return {
    ...{ key, name, imgUrl, date, bars },
    working: workingSpans(date, shifts, absences),
    gaps: [...breaks, ...away.filter(isInShift)],
    booked: bookedIn(bars, date),
    worked: minutesIn(workingSpans(date, ofDay, absences)),
  };
}

/** A column for everybody who is active or has something that day: those with something to do first. */
export function therapistColumns(day: SpaDay): Column[] {
  const columns = day.therapists.map((therapist) => ({
    isActive: therapist.active,
    column: therapistColumn(day, therapist),
  }));
  const isBusy = ({ bars, worked, gaps }: Column) =>
    bars.length > 0 || gaps.length > 0 || (worked ?? 0) > 0;
  const shown = columns.filter(({ isActive, column }) => isActive || isBusy(column));
  return [
    ...shown.filter(({ column }) => isBusy(column)),
    ...shown.filter(({ column }) => !isBusy(column)),
  ].map(({ column }) => column);
}

/** One column for each room that is active or has something booked. */
export function roomColumns(day: SpaDay): Column[] {
  return day.rooms.flatMap(({ _id, name, active }) => {
    const bars = barsOf(day, _id, 'room');
    if (!active && bars.length === 0) return [];
    const booked = bookedIn(bars, day.date);
    return {
      ...{ key: _id, name, date: day.date, bars, booked, worked: undefined },
      ...{ working: [DAY], gaps: [] },
    };
  });
}

/** From when until when the columns are drawn: wide enough for the day's shifts and treatments. */
export function rangeOf(
  columns: readonly Column[],
  day: Pick<SpaDay, 'shifts' | 'spacing'>,
): TimeSpan {
  const dates = new Set(columns.map(({ date }) => date));
  const shifts = day.shifts
    .filter(({ date }) => dates.has(date))
    .map(({ shiftStart, shiftEnd }) => ({ from: shiftStart, until: shiftEnd }));
  const bars = columns.flatMap(({ bars: own }) =>
    own.flatMap(({ guest, held }) => [guest, ...held]),
  );
  return gridRange(day.spacing, [...shifts, ...bars]);
}

export const cellsOf = (column: Column, range: TimeSpan, spacing: number): GridCell[] =>
  gridCells(range, spacing, column.working);
