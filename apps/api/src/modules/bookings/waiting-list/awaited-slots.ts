import {
  addDays,
  type CalendarDate,
  daysBetween,
  toStart,
} from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { FreedTime, Slot } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import { BookingsRepository } from '../bookings.repository';
import { promisesTables } from '../tables/service-tables';

/** Finds for which times somebody waits whom a table may seat. */
@Injectable()
export class AwaitedSlots {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
  ) {}

  /** Slots with a turn that overlaps one of these, whoever has waited longest first. */
  async during(scope: TenantScope, spans: readonly FreedTime[]): Promise<Slot[]> {
    const dates = spans.map(({ date }) => date).sort();
    const [first, last] = [dates.at(0), dates.at(-1)];
    if (!first || !last) return [];
    // what starts before midnight may end on the next day, on either side
    const days = { from: toStart(addDays(first, -1)), until: toStart(addDays(last, 1)) };
    const found = await this.bookings.awaitedSlots(scope, days);
    return this.atTables(
      scope,
      found.filter((slot) => spans.some((span) => overlaps(slot, span))),
    );
  }

  /** As `during`, of a day and all days after it. @param date yyyy-mm-dd */
  async since(scope: TenantScope, date: CalendarDate): Promise<Slot[]> {
    return this.atTables(scope, await this.bookings.awaitedSlots(scope, { from: toStart(date) }));
  }

  private async atTables(scope: TenantScope, slots: readonly Slot[]): Promise<Slot[]> {
    const services = await this.services.byIds(
      scope,
      slots.map(({ serviceId }) => serviceId),
    );
    return slots.filter(({ serviceId }) => {
      const service = services.get(serviceId.toHexString());
      return service !== undefined && promisesTables(service);
    });
  }
}

function overlaps({ date, t, end }: Slot & { readonly end: number }, span: FreedTime): boolean {
  const midnight = daysBetween(span.date, date) * MINUTES_PER_DAY;
  return midnight + t < span.end && midnight + end > span.start;
}
