import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingStatusesService } from '../../booking-statuses/public';
import { CapacityService, type Slot, SlotHolds } from '../../capacity/public';
import { BookingsRepository } from '../bookings.repository';
import { BookingChanges } from '../change/booking-changes';
import { counting } from '../change/next-booking';
import { type NextPromotion, WaitingCandidates } from './waiting-candidates';

/** Promotes waiting bookings into a slot's free places. */
@Injectable()
export class SlotPromotion {
  constructor(
    private readonly capacity: CapacityService,
    private readonly holds: SlotHolds,
    private readonly bookings: BookingsRepository,
    private readonly candidates: WaitingCandidates,
    private readonly statuses: BookingStatusesService,
    private readonly changes: BookingChanges,
  ) {}

  /**
   * Promotes one booking per transaction, first come first served, until nobody fits. That last transaction
   * releases the places kept for the list; it conflicts with any write that frees more, so none are missed.
   */
  async promoteAll(
    ctx: RequestContext,
    slot: Slot,
    except: readonly Types.ObjectId[],
  ): Promise<void> {
    const isKept = await this.holds.isKeptForQueue(ctx, slot);
    if (!isKept && !(await this.bookings.isAwaited(ctx, slot, except))) return;
    let again = true;
    while (again) {
      again = await this.capacity.inTurn(ctx, { days: [slot] }, async (tx) => {
        const next = await this.candidates.next(tx, slot, except);
        if (next) await this.promote(tx, next);
        else await this.holds.releaseQueue(tx, slot);
        return next !== undefined;
      });
    }
  }

  private async promote(
    tx: Transaction,
    { booking: before, skipped, service, vendor }: NextPromotion,
  ): Promise<void> {
    for (const { booking, reason } of skipped) {
      tx.audit({
        action: 'booking.skipped',
        entity: 'booking',
        entityId: booking._id,
        ...(booking._customer ? { customerId: booking._customer } : {}),
        before: booking,
        after: booking,
        reason,
      });
    }
    const status = await this.statuses.keptWhenCounting(tx, before._bookingStatus);
    const after = counting(before, status, tx.now);
    const references = { services: new Map([[service._id.toHexString(), service]]) };
    await this.changes.apply(
      tx,
      { vendor, references },
      [{ before, after, event: 'booking.promoted', news: 'promoted' }],
      { forQueue: true },
    );
  }
}
