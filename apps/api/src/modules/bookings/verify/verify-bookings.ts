import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { objectId } from '../../../common/database/object-id';
import { BookingsRepository } from '../bookings.repository';
import { LedgerStore } from '../engine/ledger-store';
import { type Difference, differences } from './recompute-ledgers';

/** Compares the ledgers of a vendor with what its bookings sum up to. */
@Injectable()
export class VerifyBookings {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly ledgers: LedgerStore,
  ) {}

  /** Each thing that does not add up; none while the invariant of product-decisions section 5 holds. */
  async ofVendor(vendorId: string | Types.ObjectId): Promise<Difference[]> {
    const scope = { vendorId: objectId(vendorId).toHexString() };
    // one after the other would see two moments; a snapshot sees one
    return this.bookings.atOneMoment(async (session) => {
      const moment = { ...scope, session };
      const used = await this.bookings.sums(moment);
      const overridden = await this.bookings.sums(moment, { overridden: true });
      const contradictory = await this.bookings.find(moment, { active: true, waitingList: true });
      const ledgers = await this.ledgers.all(moment);
      return [
        ...contradictory.map(({ bookingId }) => ({
          kind: 'waits and counts' as const,
          bookingId,
        })),
        ...differences(ledgers, used, overridden),
      ];
    });
  }
}
