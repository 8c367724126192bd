import { checkBookingRequest } from '@atrium/rules/bookings/booking-request';
import { dateOf, toStart } from '@atrium/rules/calendar/calendar-date';
import { turnEnd } from '@atrium/rules/seating/tables/turn-times';
import { type ServiceDay, serviceDay } from '@atrium/rules/slots/service-day';
import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { Config } from '../../../config/config';
import { CapacityService, ledgerIdOf } from '../../capacity/public';
import { PausesService } from '../../pauses/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { refusalOf, toSlotConflict } from '../bookings.errors';
import type { HoldInput, HoldOutput } from '../change/booking-input.dto';
import { PromisedTables, type SeatedParty } from '../tables/promised-tables';
import { FreedPlaces } from '../write/freed-places';
import { GuestHoldLimit } from './guest-hold-limit';
import { newHoldId, placeOfHold } from './hold-id';

/** A hold needs no name; the booking that completes it does. */
const SOMEBODY = { firstname: '-', phone: '-' };

/** Places kept while a guest is choosing. */
@Injectable()
export class HoldsService {
  // eight: a hold keeps to the same rules as the booking it becomes
  constructor(
    private readonly capacity: CapacityService,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly pauses: PausesService,
    private readonly limit: GuestHoldLimit,
    private readonly freed: FreedPlaces,
    private readonly tables: PromisedTables,
    private readonly config: Config,
  ) {}

  /**
   * Holds a time for HOLD_MINUTES; in a second tab, or on a second device, it is the same hold, so that it is
   * booked once; one that is being paid for stays as it is. Where a party is given its table when it books, that
   * is held as well. Releases the guest's earlier hold for the service, and the oldest one if there would be too
   * many.
   * @throws {NotFoundError}
   * @throws {ConflictError} SLOT_FULL, NO_TABLE_FREE
   * @throws {RuleError} the first broken rule of time or party, BOOKING_PAUSED
   */
  async create(ctx: RequestContext, input: HoldInput): Promise<HoldOutput> {
    const guestId = ownId(ctx);
    const [vendor, service] = await Promise.all([
      this.vendors.current(ctx),
      this.services.lookUp(ctx, input._service),
    ]);
    if (!service.active) throw new RuleError('SERVICE_INACTIVE');
    await this.services.assertCode(ctx, service, input.code);
    const offered = serviceDay(service, input.date, vendor.timezone);
    const problem = checkBookingRequest({
      service,
      day: offered,
      request: input,
      now: ctx.now.getTime(),
      zone: vendor.timezone,
      guest: SOMEBODY,
    });
    if (problem) throw refusalOf(problem, input);
    const { date, timeindex } = input;
    await this.pauses.assertOpen(ctx, service._id, { date, timeindex, zone: vendor.timezone });
    const party = partyOf(service, offered, input);
    const exp = new Date(ctx.now.getTime() + this.config.env.HOLD_MINUTES * 60_000);
    const day = { serviceId: service._id, date: input.date };
    const pax = service.exclusiveBooking ? 1 : input.participants;
    const t = input.timeindex;
    const ledger = ledgerIdOf(service._id, input.date);
    const days = [day, ...(await this.limit.daysOf(ctx, guestId))];
    const hold = this.capacity.inTurn(ctx, { days }, async (tx) => {
      const known = await this.limit.heldAlready(tx, guestId, { ledger, t, pax });
      if (known && known.g !== guestId) {
        return { holdId: known.h, expiresAt: known.exp.toISOString() };
      }
      const h = known?.h ?? newHoldId(service._id, input.date, guestId);
      await this.limit.makeRoom(tx, guestId, day.serviceId, { h, ledger, exp });
      const tables = await this.tables.toHold(tx, service, party);
      await this.capacity.hold(tx, day, {
        ...{ h, t, pax, exp, g: guestId },
        ...(tables.length > 0 ? { tables: [...tables], end: party.timeindexEnd } : {}),
      });
      return { holdId: h, expiresAt: exp.toISOString() };
    });
    return hold.catch((error: unknown) => {
      throw toSlotConflict(error, { participants: input.participants });
    });
  }

  /**
   * Releasing a hold that is gone, or is not the guest's, is not an error.
   * @throws {NotFoundError} for a hold of another venue
   */
  async release(ctx: RequestContext, id: string): Promise<null> {
    const place = placeOfHold(id);
    if (!place) return null;
    const services = await this.services.byIds(ctx, [place._service]);
    if (services.size === 0) throw new NotFoundError();
    const day = { serviceId: place._service, date: dateOf(place.start) };
    return this.capacity.inTurn(ctx, { days: [day] }, async (tx) => {
      const ledgerId = ledgerIdOf(day.serviceId, day.date);
      const held = await this.capacity.releaseHold(tx, ledgerId, id, ownId(ctx));
      if (!held) return null;
      tx.afterCommit(() => this.freed.announce(tx, [{ ...day, t: held.t }]));
      return null;
    });
  }
}

/** The party as it will be booked, for as long as its turn lasts. */
function partyOf(
  service: Service,
  { slots }: ServiceDay,
  { date, timeindex, participants }: HoldInput,
): SeatedParty {
  const end = slots.find(({ start }) => start === timeindex)?.end ?? timeindex;
  const timeindexEnd = turnEnd(service, { start: timeindex, end, participants });
  return { start: toStart(date), timeindex, timeindexEnd, participants, tables: [] };
}
