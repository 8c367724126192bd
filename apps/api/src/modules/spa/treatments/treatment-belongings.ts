import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { OccupationSources } from '../../capacity/public';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import { Dependents } from '../../dependents/public';
import { VendorsService } from '../../vendors/public';
import { daysOfHolders, occupationsByDay } from './treatment-claims';
import { TreatmentsRepository } from './treatments.repository';

/** What others must know of treatments: their guests, what they need of the set-up, and the recount of therapists and rooms. */
@Injectable()
export class TreatmentBelongings implements OnModuleInit {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly customers: CustomersService,
    private readonly dependents: Dependents,
    private readonly vendors: VendorsService,
    private readonly sources: OccupationSources,
  ) {}

  onModuleInit(): void {
    for (const kind of ['therapist', 'room'] as const) {
      this.sources.register(kind, (scope, period) =>
        occupationsByDay(this.treatments.within(scope, daysOfHolders(period)), kind, period),
      );
    }
    this.customers.registerErasureListener((tx, guest, isOwed) =>
      this.erasing(tx, guest._id, isOwed),
    );
    // anybody who has the treatment open is told that it changed
    const own = guestDocuments('treatments', this.treatments, '_customer', {
      $inc: { version: 1 },
    });
    this.belongings.register({
      ...own,
      move: async (tx, from, to) => {
        await this.keepIntakeLinks(tx, from);
        return own.move(tx, from, to);
      },
      activeSince: (scope, guests, day) => this.treatments.guestsSince(scope, guests, day),
    });
    this.dependOnSetup();
  }

  /** Links that were mailed before a merge go on leading to the form. */
  private async keepIntakeLinks(tx: Transaction, _customer: Types.ObjectId): Promise<void> {
    const unmarked = { _customer, intakeGuest: { $exists: false } };
    await this.treatments.updateEach(tx, unmarked, { $set: { intakeGuest: _customer } });
  }

  private dependOnSetup(): void {
    const kind = 'treatments';
    this.dependents.register('segment', {
      kind,
      refusal: 'SEGMENT_IN_USE',
      count: (scope, _segment) => this.treatments.count(scope, { _segment }),
    });
    this.dependents.register('treatmentType', {
      kind,
      refusal: 'TREATMENT_TYPE_IN_USE',
      count: (scope, _treatmentType) => this.treatments.count(scope, { _treatmentType }),
    });
    this.dependents.register('therapist', {
      kind,
      refusal: 'THERAPIST_IN_USE',
      count: (scope, id) => this.treatments.count(scope, { 'therapists._therapist': id }),
    });
    this.dependents.register('treatmentRoom', {
      kind,
      refusal: 'TREATMENT_ROOM_IN_USE',
      count: (scope, _room) => this.treatments.count(scope, { _room }),
    });
  }

  /** @throws {ConflictError} GUEST_HAS_BOOKINGS while they have one to come */
  private async erasing(
    tx: Transaction,
    _customer: Types.ObjectId,
    isOwed: boolean,
  ): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const date = { $gte: venueToday(tx.now.getTime(), timezone) };
    if (!isOwed && (await this.treatments.findOne(tx, { _customer, date }))) {
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
