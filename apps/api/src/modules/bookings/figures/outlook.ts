import { dateOf, eachDay } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { TenantScope } from '../../../common/context/request-context';
import { dayOfLedger, LedgerCache, ledgerIdOf, type SoldDay } from '../../capacity/public';
import type { Service } from '../../services/public';
import { BookingFiguresRepository } from './booking-figures.repository';
import type { DashboardDay } from './dashboard.dto';
import { filled } from './day-occupancy';
import { placesByDay } from './offered-places';

/** Days of a service kept in memory. */
const MAX_COUNTS = 10_000;
/** As long as a ledger is answered from memory, in milliseconds, and for the same reason. */
const TTL_MS = 60_000;

interface CountedDay {
  /** The ledger's writes when it was counted. */
  readonly v: number;
  readonly bookings: number;
  readonly participants: number;
}

/**
 * What is booked on each of some days. A booking that begins or ceases to count writes its ledger, so a
 * service's day is counted again only if its ledger has been written since.
 */
@Injectable()
export class Outlook {
  private readonly counted = new LRUCache<string, CountedDay>({ max: MAX_COUNTS, ttl: TTL_MS });

  constructor(
    private readonly sold: LedgerCache,
    private readonly figures: BookingFiguresRepository,
  ) {}

  /**
   * The days from `from` to `until`, both included (`yyyy-mm-dd`), and the ledgers they are read from, by id.
   * @param zone IANA, the venue's
   */
  async days(
    scope: TenantScope,
    services: readonly Service[],
    { from, until, zone }: { from: string; until: string; zone: string },
  ): Promise<{ days: DashboardDay[]; ledgers: ReadonlyMap<string, SoldDay> }> {
    const dates = eachDay(from, until);
    const idsOn = (date: string) => services.map(({ _id }) => ledgerIdOf(_id, date));
    const ledgers = await this.sold.read(scope, dates.flatMap(idsOn));
    const counts = await this.counts(scope, services, [...ledgers.values()]);
    const places = placesByDay(services, ledgers, dates, zone);
    const days = dates.map((date) => {
      const ofTheDay = idsOn(date).flatMap((id) => counts.get(id) ?? []);
      const bookings = ofTheDay.reduce((sum, one) => sum + one.bookings, 0);
      const participants = ofTheDay.reduce((sum, one) => sum + one.participants, 0);
      return { date, bookings, ...filled(participants, places.get(date) ?? 0) };
    });
    return { days, ledgers };
  }

  /** @param ledgers read before: a count may be newer than its ledger, but never older */
  private async counts(
    scope: TenantScope,
    services: readonly Service[],
    ledgers: readonly SoldDay[],
  ): Promise<ReadonlyMap<string, CountedDay>> {
    const counts = new Map<string, CountedDay>();
    const written: SoldDay[] = [];
    for (const ledger of ledgers) {
      const known = this.counted.get(ledger._id);
      if (known?.v === ledger.v) counts.set(ledger._id, known);
      else written.push(ledger);
    }
    if (written.length === 0) return counts;
    for (const { _id, v } of written) {
      counts.set(_id, { v, bookings: 0, participants: 0 });
    }
    const days = [...new Set(written.map(({ _id }) => dayOfLedger(_id).date))];
    const found = await this.figures.counts(
      scope,
      services.map(({ _id }) => _id),
      days.map((date) => new Date(`${date}T00:00:00Z`)),
    );
    for (const { _id, ...sums } of found) {
      const id = ledgerIdOf(_id.service, dateOf(_id.start));
      const count = counts.get(id);
      if (count) counts.set(id, { ...count, ...sums });
    }
    for (const [id, count] of counts) this.counted.set(id, count);
    return counts;
  }
}
