import { toInstant } from '@atrium/rules/calendar/time-zone';
import { pacingLeft } from '@atrium/rules/seating/room/pacing';
import { nextToPromote } from '@atrium/rules/slots/waiting-list';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
import { LedgerReader, ledgerIdOf, placesLeft, QUEUE, type Slot } from '../../capacity/public';
import { type Service, ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { arrivalsOf } from '../tables/arrival-pacing';
import { PromisedTables } from '../tables/promised-tables';

/** Bookings of one slot considered at a time; later ones move up as earlier ones leave the list. */
const MAX_CANDIDATES = 200;

/** The next booking to promote. */
export interface NextPromotion {
  readonly booking: Booking;
  /** Bookings ahead of it that do not fit, with the reason. */
  readonly skipped: readonly { readonly booking: Booking; readonly reason: string }[];
  readonly service: Service;
  readonly vendor: Awaited<ReturnType<VendorsService['current']>>;
}

/** Picks from a waiting list who gets the free places. */
@Injectable()
export class WaitingCandidates {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly ledgers: LedgerReader,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly tables: PromisedTables,
  ) {}

  /**
   * The first waiting booking that fits now.
   * @param except bookings that the same change put on the list
   */
  async next(
    tx: Transaction,
    slot: Slot,
    except: readonly Types.ObjectId[],
  ): Promise<NextPromotion | undefined> {
    const waiting = await this.bookings.waiting(tx, slot, MAX_CANDIDATES);
    const ledger = await this.ledgers.find(tx, ledgerIdOf(slot.serviceId, slot.date));
    const service = await this.services.get(tx, slot.serviceId);
    const others = waiting.filter(({ _id }) => !except.some((id) => id.equals(_id)));
    const seatable = await this.tables.seatable(tx, service, others);
    const arriving = pacingLeft(service.pacing, slot.t, arrivalsOf(ledger));
    const entries = seatable.filter(({ participants }) => participants <= arriving);
    const vendor = await this.vendors.current(tx);
    if (!ledger) return undefined;
    const start = toInstant(slot.date, slot.t, vendor.timezone);
    const { promote, skipped } = nextToPromote({
      entries: entries.map((booking) => ({
        id: booking._id.toHexString(),
        participants: booking.participants,
        booking,
      })),
      available: placesLeft(ledger, slot.t, tx.now, { holds: [], owner: QUEUE }),
      now: tx.now.getTime(),
      // no surprises: a promotion comes no later than a guest could book
      cutoff: start - (service.minNoticeMinutes ?? 0) * 60_000,
    });
    if (!promote) return undefined;
    const reasons = new Map(skipped.map(({ id, reason }) => [id, reason]));
    return {
      booking: promote.booking,
      skipped: entries.flatMap((booking) => {
        const reason = reasons.get(booking._id.toHexString());
        return reason ? [{ booking, reason }] : [];
      }),
      service,
      vendor,
    };
  }
}
