import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { periodStart, type ReportGrouping } from '@atrium/rules/reports/report-figures';
import type { Types } from 'mongoose';

/** The guests of one slice of a report. */
export interface GuestCount {
  /** Different guests with a counted booking. */
  guests: number;
  /** Of these, guests with more than one booking. */
  repeatGuests: number;
  /** Counted bookings without a guest. */
  dropIns: number;
}

/** By hex id, and by the first day of a period; '' for no segment. */
export interface GuestCounts {
  total: GuestCount;
  byPeriod: ReadonlyMap<string, GuestCount>;
  byService: ReadonlyMap<string, GuestCount>;
  bySegment: ReadonlyMap<string, GuestCount>;
}

/** The guests of a day's counted bookings of a service and segment, one entry per booking. */
export interface BookedBy {
  _id: { start: Date; service: Types.ObjectId; segment?: Types.ObjectId | null };
  /** Null: a drop-in. */
  guests: readonly (Types.ObjectId | null)[];
}

const FIRST_SIZE = 1_024;

/** Counts each guest once, and once more when they come again. */
abstract class Slice implements GuestCount {
  guests = 0;
  repeatGuests = 0;
  dropIns = 0;

  add(guest: number): void {
    const before = this.timesOf(guest);
    if (before === 0) this.guests += 1;
    if (before === 1) this.repeatGuests += 1;
    if (before < 2) this.keep(guest, before + 1);
  }

  count(): GuestCount {
    const { guests, repeatGuests, dropIns } = this;
    return { guests, repeatGuests, dropIns };
  }

  /** Never, once, or more often. */
  protected abstract timesOf(guest: number): number;
  protected abstract keep(guest: number, times: number): void;
}

/** For a few slices with many of all guests: a byte each. */
class LargeSlice extends Slice {
  private times = new Uint8Array(FIRST_SIZE);

  protected timesOf(guest: number): number {
    return this.times[guest] ?? 0;
  }

  protected keep(guest: number, times: number): void {
    if (guest >= this.times.length) {
      const grown = new Uint8Array(Math.max(guest + 1, this.times.length * 2));
      grown.set(this.times);
      this.times = grown;
    }
    this.times[guest] = times;
  }
}

/** For many slices with few guests. */
class SmallSlice extends Slice {
  private readonly times = new Map<number, number>();

  protected timesOf(guest: number): number {
    return this.times.get(guest) ?? 0;
  }

  protected keep(guest: number, times: number): void {
    this.times.set(guest, times);
  }
}

/**
 * Counts distinct guests in each slice of a report. In the database this would take a row per guest
 * and slice, more than there are bookings; here a guest is a number and a byte per slice.
 */
export class GuestCounter {
  private readonly numbers = new Map<string, number>();
  private readonly total = new LargeSlice();
  private readonly services = new Map<string, Slice>();
  private readonly segments = new Map<string, Slice>();
  private readonly periods = new Map<string, Slice>();

  constructor(private readonly grouping: ReportGrouping) {}

  /** In any order. */
  add({ _id: { start, service, segment }, guests }: BookedBy): void {
    const period = periodStart(dateOf(start), this.grouping);
    const slices = [
      this.total,
      sliceOf(this.periods, period, SmallSlice),
      sliceOf(this.services, service.toHexString(), LargeSlice),
      sliceOf(this.segments, segment?.toHexString() ?? '', LargeSlice),
    ];
    for (const guest of guests) {
      if (guest) {
        const number = this.numberOf(guest.toHexString());
        for (const slice of slices) slice.add(number);
      } else {
        for (const slice of slices) slice.dropIns += 1;
      }
    }
  }

  counts(): GuestCounts {
    const counted = (slices: ReadonlyMap<string, Slice>) =>
      new Map([...slices].map(([key, slice]) => [key, slice.count()]));
    return {
      total: this.total.count(),
      byPeriod: counted(this.periods),
      byService: counted(this.services),
      bySegment: counted(this.segments),
    };
  }

  private numberOf(guest: string): number {
    const known = this.numbers.get(guest);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(guest, number);
    return number;
  }
}

function sliceOf(slices: Map<string, Slice>, key: string, Kind: new () => Slice): Slice {
  const known = slices.get(key);
  if (known) return known;
  const slice = new Kind();
  slices.set(key, slice);
  return slice;
}
