import { checkBookingRequest } from '@atrium/rules/booking-request';
import { holdsToRelease } from '@atrium/rules/hold-limit';
import { serviceDay } from '@atrium/rules/service-day';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import { LedgerStore } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { refusalOf, tellNoRoom } from '../bookings.errors';
import { BookingEngine } from '../change/booking-engine';
import type { HoldInput, HoldOutput } from '../change/booking-input.dto';
import { ctxGuest } from '../change/change-bookings';
import { ledgerOf } from '../change/ledger-changes';
import { WaitingListService } from '../waiting-list/waiting-list.service';
import { GuestHoldsRepository } from './guest-holds.repository';
import type { HoldRef } from './guest-holds.schema';
import { newHoldId, placeOfHold } from './hold-id';

/** Whoever is asked here is asked again, by name, when the hold becomes a booking. */
const SOMEBODY = { firstname: '-', phone: '-' };

/** Places kept while a guest is choosing. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly engine: BookingEngine,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly ledgers: LedgerStore,
    private readonly guestHolds: GuestHoldsRepository,
    private readonly waitingList: WaitingListService,
    private readonly config: Config,
  ) {}

  /**
   * Keeps the time for HOLD_MINUTES; what the guest held of the service before is released, and the oldest
   * hold where it would be one too many.
   * @throws {NotFoundError}
   * @throws {ConflictError} SLOT_FULL
   * @throws {RuleError} the rule of the time or the party that it breaks
   */
  async create(ctx: RequestContext, input: HoldInput): Promise<HoldOutput> {
    const guestId = ctxGuest(ctx);
    const [vendor, service] = await Promise.all([
      this.vendors.current(ctx),
      this.services.lookUp(ctx, input._service),
    ]);
    if (!service.active) throw new RuleError('SERVICE_INACTIVE');
    await this.services.assertCode(ctx, service, input.code);
    const problem = checkBookingRequest({
      service,
      day: serviceDay(service, input.date, vendor.timezone),
      request: input,
      now: ctx.now.getTime(),
      zone: vendor.timezone,
      guest: SOMEBODY,
    });
    if (problem) throw refusalOf(problem, input);
    const expires = new Date(ctx.now.getTime() + this.config.env.HOLD_MINUTES * 60_000);
    const holdId = newHoldId(service._id, input.date, guestId);
    const place = { _service: service._id, start: new Date(`${input.date}T00:00:00Z`) };
    const pax = service.exclusiveBooking ? 1 : input.participants;
    const hold = { h: holdId, t: input.timeindex, pax, exp: expires, g: guestId };
    const answer = { holdId, expiresAt: expires.toISOString() };
    const ref = { h: holdId, ledger: ledgerOf(place), exp: expires };
    const earlier = await this.guestHolds.of(ctx, guestId, ctx.now);
    const others = earlier.flatMap(({ h }) => placeOfHold(h) ?? []);
    const made = this.engine.hold(ctx, { place, others, hold, answer }, (tx) =>
      this.makeRoom(tx, guestId, service._id.toHexString(), ref),
    );
    return made.catch((error: unknown) => {
      throw tellNoRoom(error, { participants: input.participants });
    });
  }

  /**
   * A hold that is gone, or is not the guest's, is no error: there is nothing to release.
   * @throws {NotFoundError} for a hold of another venue
   */
  async release(ctx: RequestContext, id: string): Promise<null> {
    const place = placeOfHold(id);
    if (!place) return null;
    const services = await this.services.byIds(ctx, [place._service]);
    if (services.size === 0) throw new NotFoundError();
    return this.engine.releaseHold(ctx, place, id, ctxGuest(ctx));
  }

  /** Releases what a new hold takes the place of, and offers those places to the waiting list. */
  private async makeRoom(
    tx: Transaction,
    guestId: string,
    service: string,
    added: HoldRef,
  ): Promise<void> {
    const refs = await this.guestHolds.of(tx, guestId, tx.now);
    const ledgers = await this.ledgers.findMany(
      tx,
      refs.map(({ ledger }) => ledger),
    );
    // a hold that became a booking, or was released, is in no ledger any more
    const live = refs.flatMap((ref) => {
      const ledger = ledgers.find(({ _id }) => _id === ref.ledger);
      const held = ledger?.holds.find(({ h }) => h === ref.h);
      return ledger && held
        ? [{ ref, service: ledger._service.toHexString(), ledger, t: held.t }]
        : [];
    });
    const released = holdsToRelease(live, service);
    for (const { ref } of released) await this.ledgers.release(tx, ref.ledger, ref.h, guestId);
    const kept = live.filter((one) => !released.includes(one)).map(({ ref }) => ref);
    await this.guestHolds.save(tx, guestId, [...kept, added]);
    if (released.length === 0) return;
    const freed = released.map(({ ledger, t }) => ({
      serviceId: ledger._service,
      start: new Date(`${ledger.date}T00:00:00Z`),
      t,
    }));
    tx.afterCommit(() => this.waitingList.placesFreed(tx, freed));
  }
}
