import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { joined, type TimeSpan } from '@atrium/rules/calendar/time-spans';
import {
  addSpaSums,
  minutesWithin,
  type SpaSums,
  sharesOf,
  sumsOfTreatment,
} from '@atrium/rules/spa/spa-figures';
import type { ReportedDay, ReportedTreatment } from './spa-report-days';

/** What the rows of a table are: days, therapists, rooms, treatment types, or hours of the day. */
export type SpaTable = 'date' | 'therapist' | 'room' | 'type' | 'hour';

/** The sums of each row, by date, hex id or hour. */
export class SpaTables {
  private readonly tables: Record<SpaTable, Map<string, Partial<SpaSums>[]>> = {
    date: new Map(),
    therapist: new Map(),
    room: new Map(),
    type: new Map(),
    hour: new Map(),
  };

  constructor(days: readonly ReportedDay[]) {
    for (const day of days) {
      for (const treatment of day.treatments) this.addTreatment(treatment);
      this.addTime(day);
    }
  }

  get total(): SpaSums {
    return addSpaSums([...this.tables.date.values()].flat());
  }

  rowsOf(table: SpaTable): ReadonlyMap<string, SpaSums> {
    return new Map([...this.tables[table]].map(([key, parts]) => [key, addSpaSums(parts)]));
  }

  private add(table: SpaTable, key: string, sums: Partial<SpaSums>): void {
    const parts = this.tables[table].get(key);
    if (parts) parts.push(sums);
    else this.tables[table].set(key, [sums]);
  }

  /** Those who give a treatment together share its revenue. */
  private addTreatment(treatment: ReportedTreatment): void {
    const { date, start, therapists, room, type, price } = treatment;
    const sums = sumsOfTreatment(treatment, price);
    this.add('date', date, sums);
    this.add('hour', String(Math.floor(start / 60)), sums);
    if (room) this.add('room', room, sums);
    if (type) this.add('type', type, sums);
    const shares = price ? sharesOf(price, therapists.length) : [];
    for (const [index, therapist] of therapists.entries()) {
      this.add('therapist', therapist, sumsOfTreatment(treatment, shares[index]));
    }
  }

  private addTime({ date, therapists, rooms }: ReportedDay): void {
    const open = joined(therapists.flatMap(({ works }) => works));
    for (const { id, works, treating, gaps } of therapists) {
      const time = {
        working: minutesWithin(works, DAY),
        treating: minutesWithin(treating, DAY),
        ...{ gaps: gaps.length, idle: minutesWithin(gaps, DAY) },
      };
      this.add('date', date, time);
      this.add('therapist', id, time);
      this.addByHour((hour) => ({
        working: minutesWithin(works, hour),
        treating: minutesWithin(treating, hour),
        // a gap is one of the hour in which it begins, as among its rows
        gaps: gaps.filter(({ from }) => hour.from <= from && from < hour.until).length,
        idle: minutesWithin(gaps, hour),
      }));
    }
    for (const { id, occupied } of rooms) {
      const time = {
        open: minutesWithin(open, DAY),
        occupied: minutesWithin(occupied, DAY),
      };
      this.add('date', date, time);
      this.add('room', id, time);
      this.addByHour((hour) => ({
        open: minutesWithin(open, hour),
        occupied: minutesWithin(occupied, hour),
      }));
    }
  }

  /** Hours in which nothing is are left out. */
  private addByHour(timeIn: (hour: TimeSpan) => Partial<SpaSums>): void {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = timeIn({ from: hour * 60, until: (hour + 1) * 60 });
      if (Object.values(time).some(Boolean)) this.add('hour', String(hour), time);
    }
  }
}

const DAY: TimeSpan = { from: 0, until: MINUTES_PER_DAY };
