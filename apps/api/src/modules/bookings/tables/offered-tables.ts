import { pacingLeft } from '@atrium/rules/seating/room/pacing';
import { offeredParties } from '@atrium/rules/seating/tables/offered-parties';
import { optionsOf, type TableOption } from '@atrium/rules/seating/tables/table-choice';
import { isSlotBlocked } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { OccupationReader, type SoldDay, type TakenResources } from '../../capacity/public';
import type { Service } from '../../services/public';
import type { AvailableDay, AvailableTime } from '../availability/availability.dto';
import { isHoldOf } from '../holds/hold-id';
import { arrivalsOf } from './arrival-pacing';
import { promisesTables, type SeatingRoom } from './service-tables';

interface SeatedService {
  readonly service: Service;
  /** Where it seats its guests. */
  readonly rooms: readonly SeatingRoom[];
}

/** Offers the times of a service to the parties that it can seat. */
@Injectable()
export class OfferedTables {
  /**
   * Days as last answered, and what that was based on. A day is another object once its service or its ledger
   * has changed, so those need not be compared.
   */
  private readonly days = new WeakMap<AvailableDay, { basis: string; limited: AvailableDay }>();

  constructor(private readonly occupations: OccupationReader) {}

  /**
   * Days with no more available at each time than the largest party that could be seated for its whole turn
   * and, to guests, than may still arrive then.
   * @param sold by their days; a day without has sold nothing
   */
  async limit(
    ctx: RequestContext,
    { service, rooms }: SeatedService,
    days: readonly AvailableDay[],
    sold: (date: string) => SoldDay | undefined,
  ): Promise<AvailableDay[]> {
    const promises = promisesTables(service);
    const dates = days.map(({ date }) => date);
    const options = promises ? optionsOf(rooms) : [];
    const taken = promises ? await this.occupations.taken(ctx, ['table'], dates) : undefined;
    // what the guest holds is theirs to book
    const { actor } = ctx;
    if (actor.kind === 'guest') taken?.removeAll((holder) => isHoldOf(holder, actor.id));
    const isStaff = actor.kind === 'staff';
    const told = JSON.stringify([isStaff, options]);
    return days.map((day) => {
      const basis = taken ? told + taken.textOf(day.date) : told;
      const known = this.days.get(day);
      if (known?.basis === basis) return known.limited;
      const limited = limitedDay(day, { service, options, taken, isStaff, sold: sold(day.date) });
      this.days.set(day, { basis, limited });
      return limited;
    });
  }
}

interface Limits {
  readonly service: Service;
  readonly options: readonly TableOption[];
  /** Undefined where no tables are given. */
  readonly taken: TakenResources | undefined;
  readonly isStaff: boolean;
  readonly sold: SoldDay | undefined;
}

function limitedDay(
  day: AvailableDay,
  { service, options, taken, isStaff, sold }: Limits,
): AvailableDay {
  const arrivals = arrivalsOf(sold);
  const times = day.times.map((time): AvailableTime => {
    const arriving = pacingLeft(service.pacing, time.start, arrivals);
    const parties =
      taken &&
      offeredParties(service, time, options, (from, to) => taken.during(day.date, from, to));
    const seats = parties ? (parties.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
    const available = Math.min(time.available, seats, isStaff ? seats : arriving);
    return {
      ...time,
      available,
      bookable: time.bookable && !isSlotBlocked({ ...time, available }),
      ...(parties ? { parties: parties.filter((size) => size <= available) } : {}),
      ...(service.pacing === undefined ? {} : { arriving }),
    };
  });
  const bookable = times.filter((time) => time.bookable);
  return {
    ...day,
    times,
    available: bookable.reduce((sum, time) => sum + time.available, 0),
  };
}
