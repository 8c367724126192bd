import { addDays, daysBetween, toStart } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import type { ResourceOccupation, Slot } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import { BookingsRepository } from '../bookings.repository';
import { promisesTables } from '../tables/service-tables';

type Span = Pick<ResourceOccupation, 'date' | 'start' | 'end'>;

/** Finds for which times somebody waits whom a table may seat. */
@Injectable()
export class AwaitedSlots {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
  ) {}

  /** Slots with a turn that overlaps one of these, whoever has waited longest first. */
  async during(scope: TenantScope, spans: readonly Span[]): Promise<Slot[]> {
    const dates = spans.map(({ date }) => date).sort();
    const [first, last] = [dates.at(0), dates.at(-1)];
    if (!first || !last) return [];
    // what starts before midnight may end on the next day, on either side
    const days = { from: toStart(addDays(first, -1)), until: toStart(addDays(last, 1)) };
    const found = await this.bookings.awaitedSlots(scope, days);
    const overlapping = found.filter((slot) => spans.some((span) => overlaps(slot, span)));
    const services = await this.services.byIds(
      scope,
      overlapping.map(({ serviceId }) => serviceId),
    );
    return overlapping.filter(({ serviceId }) => {
      const service = services.get(serviceId.toHexString());
      return service !== undefined && promisesTables(service);
    });
  }
}

function overlaps({ date, t, end }: Slot & { readonly end: number }, span: Span): boolean {
  const midnight = daysBetween(span.date, date) * MINUTES_PER_DAY;
  return midnight + t < span.end && midnight + end > span.start;
}
