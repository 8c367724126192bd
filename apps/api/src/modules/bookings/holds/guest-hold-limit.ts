import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { holdsToRelease } from '@atrium/rules/slots/hold-limit';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  CapacityService,
  type LedgerHold,
  LedgerReader,
  type SlotDay,
} from '../../capacity/public';
import { FreedPlaces } from '../write/freed-places';
import { GuestHoldsRepository } from './guest-holds.repository';
import type { HoldRef } from './guest-holds.schema';
import { payerOf, placeOfHold } from './hold-id';

/** Limits a guest to a few holds, and one per service. */
@Injectable()
export class GuestHoldLimit {
  constructor(
    private readonly guestHolds: GuestHoldsRepository,
    private readonly ledgers: LedgerReader,
    private readonly capacity: CapacityService,
    private readonly freed: FreedPlaces,
  ) {}

  /** Where the guest may hold something that a new hold takes the place of. @param guestId hex */
  async daysOf(ctx: RequestContext, guestId: string): Promise<SlotDay[]> {
    const holds = await this.guestHolds.of(ctx, guestId, ctx.now);
    return holds.flatMap(({ h }) => {
      const place = placeOfHold(h);
      return place ? [{ serviceId: place._service, date: dateOf(place.start) }] : [];
    });
  }

  /** What the guest holds or pays for already, of the same slot and for as many. @param guestId hex */
  async heldAlready(
    tx: Transaction,
    guestId: string,
    { ledger, t, pax }: { readonly ledger: string; readonly t: number; readonly pax: number },
  ): Promise<LedgerHold | undefined> {
    const [found] = await this.ledgers.findMany(tx, [ledger]);
    const owners = [guestId, payerOf(guestId)];
    const isSame = (hold: LedgerHold) =>
      owners.includes(hold.g) && hold.t === t && hold.pax === pax;
    return found?.holds.find((hold) => isSame(hold) && hold.exp.getTime() > tx.now.getTime());
  }

  /**
   * Releases the holds a new one replaces, offers their places to the waiting list, and records the
   * new one. @param guestId hex
   */
  async makeRoom(
    tx: Transaction,
    guestId: string,
    serviceId: Types.ObjectId,
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
    const released = holdsToRelease(live, serviceId.toHexString());
    for (const { ref } of released) {
      await this.capacity.releaseHold(tx, ref.ledger, ref.h, guestId);
    }
    const kept = live.filter((one) => !released.includes(one)).map(({ ref }) => ref);
    await this.guestHolds.save(tx, guestId, [...kept, added]);
    const slots = released.map(({ ledger: { _service, date }, t }) => ({
      serviceId: _service,
      date,
      t,
    }));
    tx.afterCommit(() => this.freed.announce(tx, slots));
  }
}
