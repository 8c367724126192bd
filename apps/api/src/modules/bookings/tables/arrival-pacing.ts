import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { type Arrivals, pacingLeft, quarterOf } from '@atrium/rules/seating/room/pacing';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Ledger, LedgerReader, ledgerIdOf, startOfSlotKey } from '../../capacity/public';
import { ServicesService } from '../../services/public';
import type { Booking } from '../booking.schema';
import type { BookingChange } from '../booking-claims';
import { PacingFullError } from './pacing-full.error';

/** Covers by start, as a ledger counts them. */
export const arrivalsOf = (ledger: Pick<Ledger, 'used'> | null | undefined): Arrivals[] =>
  Object.entries(ledger?.used ?? {}).map(([key, covers]) => ({
    start: startOfSlotKey(key),
    covers,
  }));

/** Keeps guests from arriving faster than the kitchen can cook for them. */
@Injectable()
export class ArrivalPacing {
  constructor(
    private readonly services: ServicesService,
    private readonly ledgers: LedgerReader,
  ) {}

  /**
   * Of staff nothing is refused: they see how many arrive, and may go on. The ledger that is asked is written
   * by the same transaction, so nobody else can come in between.
   * @throws {PacingFullError}
   */
  async assertKept(tx: Transaction, changes: readonly BookingChange[]): Promise<void> {
    if (tx.actor.kind === 'staff') return;
    for (const { before, after } of changes) {
      if (!after || !countsTowardCapacity(after)) continue;
      const scope = { vendorId: tx.vendorId };
      const { pacing } = await this.services.lookUp(scope, after._service);
      if (pacing === undefined) continue;
      const ledgerId = ledgerIdOf(after._service, dateOf(after.start));
      const left = pacingLeft(
        pacing,
        after.timeindex,
        arrivalsOf(await this.ledgers.find(tx, ledgerId)),
      );
      const more = after.participants - (before ? arrivingWith(before, after) : 0);
      if (more > left) throw new PacingFullError(after._id, left);
    }
  }
}

/** Participants of a booking that were to arrive in the quarter of an hour in which it is to come now. */
function arrivingWith(before: Booking, after: Booking): number {
  const isSame =
    countsTowardCapacity(before) &&
    before._service.equals(after._service) &&
    before.start.getTime() === after.start.getTime() &&
    quarterOf(before.timeindex) === quarterOf(after.timeindex);
  return isSame ? before.participants : 0;
}
