import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { OccupationSources } from '../../capacity/public';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import { VendorsService } from '../../vendors/public';
import { daysOfHolders, occupationsByDay } from './treatment-claims';
import { TreatmentsRepository } from './treatments.repository';

/** What others must know of treatments: their guests, and the recount of therapists and rooms. */
@Injectable()
export class TreatmentBelongings implements OnModuleInit {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
    private readonly segments: SegmentsService,
    private readonly vendors: VendorsService,
    private readonly sources: OccupationSources,
  ) {}

  onModuleInit(): void {
    for (const kind of ['therapist', 'room'] as const) {
      this.sources.register(kind, (scope, period) =>
        occupationsByDay(this.treatments.within(scope, daysOfHolders(period)), kind, period),
      );
    }
    this.customers.registerErasureListener((tx, guest) => this.erasing(tx, guest._id));
    this.belongings.register({
      // anybody who has the treatment open is told that it changed
      ...guestDocuments('treatments', this.treatments, '_customer', { $inc: { version: 1 } }),
      activeSince: (scope, guests, day) => this.treatments.guestsSince(scope, guests, day),
    });
    this.segments.guardDeletion(async (tx, _segment) => {
      const uses = await this.treatments.count(tx, { _segment });
      if (uses > 0) throw new ConflictError('SEGMENT_IN_USE', { data: { uses } });
    });
  }

  /** @throws {ConflictError} GUEST_HAS_BOOKINGS while they have one to come */
  private async erasing(tx: Transaction, _customer: Types.ObjectId): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const date = { $gte: venueToday(tx.now.getTime(), timezone) };
    if (await this.treatments.findOne(tx, { _customer, date })) {
      throw new ConflictError('GUEST_HAS_BOOKINGS');
    }
    await this.treatments.updateEach(
      tx,
      { _customer },
      {
        $set: { comment: '', internalComment: '' },
        $unset: { wish: 1 },
      },
    );
  }
}
